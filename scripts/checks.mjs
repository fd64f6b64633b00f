import path from 'node:path';
import { checkDocs } from './check-docs.mjs';
import { checkNames } from './check-names.mjs';
import { checkSizes } from './check-sizes.mjs';
import { ROOT, runNode } from './project.mjs';
import { typecheckAndLint, WORKSPACES } from './typecheck.mjs';

const tool = (...parts) => path.join(ROOT, 'node_modules', ...parts);
const passes = async (program, args) => (await runNode(program, args)) === 0;
const isEmpty = ({ problems }) => {
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
};

const WITHOUT_WORKSPACES = WORKSPACES.flatMap((workspace) => ['--ignore-pattern', `${workspace}/**`]);

/** What needs neither database nor browser, by name; each says whether it passed. */
const CHECKS = {
  'types and lint': async () => (await typecheckAndLint()).length === 0,
  'lint of scripts': () =>
    passes(tool('eslint', 'bin', 'eslint.js'), ['.', '--max-warnings', '0', ...WITHOUT_WORKSPACES]),
  format: () => passes(tool('prettier', 'bin', 'prettier.cjs'), ['--check', '--log-level', 'warn', '.']),
  'dead exports': () => passes(tool('knip', 'bin', 'knip.js'), ['--no-progress']),
  names: async () => isEmpty(checkNames()),
  sizes: async () => isEmpty(checkSizes()),
  documents: async () => isEmpty(checkDocs()),
};

/** Types and lint take both cores for most of the time. */
const AT_ONCE = 2;

/** Runs all, also after a failure: one run shows all there is to do. Answers each with its time, in the order above. */
export async function runChecks() {
  const names = Object.keys(CHECKS);
  const waiting = [...names];
  const results = new Map();
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const startedAt = performance.now();
      const passed = await CHECKS[name]();
      results.set(name, { name, passed, seconds: (performance.now() - startedAt) / 1_000 });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return names.map((name) => results.get(name));
}
