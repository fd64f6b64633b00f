import path from 'node:path';
import { checkDocs } from './check-docs.mjs';
import { checkSizes } from './check-sizes.mjs';
import { prepareSources } from './prepare.mjs';
import { failCommand, ROOT, runNode } from './project.mjs';
import { typecheck } from './typecheck.mjs';

const tool = (...parts) => path.join(ROOT, 'node_modules', ...parts);
const listed = ({ problems }) => {
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
};

const CHECKS = {
  types: async () => (await typecheck()).length === 0,
  lint: async () => (await runNode(tool('eslint', 'bin', 'eslint.js'), ['.', '--max-warnings', '0'])) === 0,
  format: async () =>
    (await runNode(tool('prettier', 'bin', 'prettier.cjs'), ['--check', '--log-level', 'warn', '.'])) === 0,
  'dead exports': async () => (await runNode(tool('knip', 'bin', 'knip.js'), ['--no-progress'])) === 0,
  sizes: async () => listed(checkSizes()),
  documents: async () => listed(checkDocs()),
};

/** What needs no database and no browser. Runs everything, also after a failure: one run shows all there is to do. */
await prepareSources().catch(failCommand);
const failed = [];
for (const [name, check] of Object.entries(CHECKS)) {
  const started = performance.now();
  const passed = await check();
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (!passed) failed.push(name);
}
process.exit(failed.length === 0 ? 0 : 1);
