import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mantineStyles } from './build/mantine-styles.ts';
import { precompress } from './build/precompress.ts';

const API = `http://127.0.0.1:${process.env.PORT ?? '5000'}`;

/** Survey pages are a separate, server-rendered entry; /surveys belongs to this app. */
const PUBLIC_SURVEY = '^/survey/';

export default defineConfig({
  plugins: [react(), mantineStyles(), precompress()],
  server: { host: '127.0.0.1', proxy: { '/api': API, [PUBLIC_SURVEY]: API } },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every screen needs and what rarely changes is cached apart from the app's own code.
        codeSplitting: {
          groups: [
            {
              name: 'platform',
              test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//,
            },
          ],
        },
      },
    },
  },
});
