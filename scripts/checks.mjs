import path from 'node:path';
import { checkDocs } from './check-docs.mjs';
import { checkNames } from './check-names.mjs';
import { checkSizes } from './check-sizes.mjs';
import { ROOT, runNode } from './project.mjs';
import { typecheck } from './typecheck.mjs';

const tool = (...parts) => path.join(ROOT, 'node_modules', ...parts);
const passes = async (program, args) => (await runNode(program, args)) === 0;
const isEmpty = ({ problems }) => {
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
};

/** What needs neither database nor browser, by name; each says whether it passed. */
export const CHECKS = {
  types: async () => (await typecheck()).length === 0,
  lint: () => passes(tool('eslint', 'bin', 'eslint.js'), ['.', '--max-warnings', '0']),
  format: () => passes(tool('prettier', 'bin', 'prettier.cjs'), ['--check', '--log-level', 'warn', '.']),
  'dead exports': () => passes(tool('knip', 'bin', 'knip.js'), ['--no-progress']),
  names: async () => isEmpty(checkNames()),
  sizes: async () => isEmpty(checkSizes()),
  documents: async () => isEmpty(checkDocs()),
};
