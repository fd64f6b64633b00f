import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What everybody who answers has to load, whatever the connection. */
const BUDGET_BYTES = 90_000;

/** Loaded by surveys for invited people alone, after the page can be read and answered. */
const LATE_CHUNK = /^blind-signature-/;

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
      const files = names.filter((name) => /\.(js|css)$/.test(name));
      const sizes = await Promise.all(
        files.map(async (name) => ({ name, size: await compress(path.join(outDir, name)) })),
      );
      const bytes = sizes.reduce((sum, { name, size }) => (LATE_CHUNK.test(name) ? sum : sum + size), 0);
      if (bytes > BUDGET_BYTES) throw new Error(`Script and style take ${bytes} bytes gzip, more than ${BUDGET_BYTES}`);
    },
  };
}

/** Answers the size that everybody can count on. */
async function compress(file: string): Promise<number> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return gz.byteLength;
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
    rolldownOptions: {
      input: 'src/main.tsx',
      // The library for blind signatures asks for Node's module where there is no browser, and only there.
      onLog: (level, log, report) => {
        if (!/"crypto" has been externalized/.test(log.message)) report(level, log);
      },
    },
  },
});
