import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { distOf, entriesOf, sourceOf } from './entries.mjs';
import { failCommand, ROOT } from './project.mjs';

const BUILDS = {
  server: () => bundleForNode('server'),
  bench: () => bundleForNode('bench'),
  web: () => buildWithVite('web'),
  respond: () => buildWithVite('respond'),
};

/** Our own code in a few files, npm packages beside it as they are. Chunks keep apart what is loaded only when needed. */
async function bundleForNode(target) {
  const { build } = await import('esbuild');
  const outdir = distOf(target);
  rmSync(outdir, { recursive: true, force: true });
  await build({
    entryPoints: Object.fromEntries(
      entriesOf(target)
        .map((name) => [name, sourceOf(name)])
        .filter(([, source]) => existsSync(source)),
    ),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [keepPackagesOutside],
  });
}

const keepPackagesOutside = {
  name: 'keep-packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@vela/') ? undefined : { path: name, external: true },
    );
  },
};

async function buildWithVite(app) {
  const { build } = await import('vite');
  await build({ root: path.join(ROOT, 'apps', app), logLevel: 'warn', mode: 'production' });
}

await (
  BUILDS[process.argv[2]] ?? (() => Promise.reject(new Error('name one of: server, bench, web, respond')))
)().catch(failCommand);
