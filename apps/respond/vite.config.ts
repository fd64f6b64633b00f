import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Compresses once, as small as it gets, instead of on every request. */
function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const names = await readdir(outDir);
      await Promise.all(
        names.filter((name) => /\.(js|css)$/.test(name)).map((name) => compress(path.join(outDir, name))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/survey-assets/',
  plugins: [react(), precompress()],
  build: {
    // Phones that are years old answer surveys too.
    target: 'es2020',
    // The first ones with logical properties, which right-to-left needs.
    cssTarget: ['chrome89', 'firefox89', 'safari15'],
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: '',
    manifest: true,
    modulePreload: false,
    rolldownOptions: { input: 'src/main.tsx' },
  },
});
