import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, runNode } from './project.mjs';

export const WORKSPACES = [
  'apps/server',
  'apps/web',
  'bench',
  'apps/respond',
  'packages/contract',
  'packages/db',
  'packages/domain',
  'e2e',
];
/** Each takes a few hundred MB and a whole core; the longest begin. */
const AT_ONCE = 2;

/** Checks the types of every workspace; answers the names of those with errors, which have been printed. */
const typecheck = () => checkEach((workspace) => [workspace]);

/** The same with what lint looks at, by the same compiler. */
export const typecheckAndLint = () => checkEach((workspace) => [workspace, 'lint']);

async function checkEach(argumentsFor) {
  const waiting = [...WORKSPACES];
  const failed = [];
  const worker = async () => {
    for (let workspace = waiting.shift(); workspace !== undefined; workspace = waiting.shift()) {
      if (!(await check(workspace, argumentsFor(workspace)))) failed.push(workspace);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failed;
}

async function check(workspace, args) {
  if (!existsSync(path.join(ROOT, workspace, 'tsconfig.json'))) {
    console.error(`${workspace}/tsconfig.json is missing`);
    return false;
  }
  return (await runNode(path.join(ROOT, 'scripts', 'check-workspace.mjs'), args)) === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const failed = await typecheck();
  console.log(
    failed.length === 0 ? `types: ${WORKSPACES.length} workspaces are right` : `types: errors in ${failed.join(', ')}`,
  );
  process.exit(failed.length === 0 ? 0 : 1);
}
