import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, runNode } from './project.mjs';

const PROJECTS = [
  'packages/domain',
  'packages/contract',
  'packages/db',
  'apps/server',
  'apps/web',
  'apps/respond',
  'e2e',
  'bench',
];
/** What the server draws of the respondent's page has to do without a browser's types, which its own workspace has. */
const ALSO = { 'apps/server': ['apps/respond'] };
/** Each takes a few hundred MB and a whole core. */
const AT_ONCE = 2;

/** Checks every workspace; answers the names of those with errors, which the compiler has printed. */
export async function typecheck() {
  const waiting = [...PROJECTS];
  const failed = [];
  const worker = async () => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      if (!(await check(project))) failed.push(project);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failed;
}

async function check(project) {
  if (!existsSync(path.join(ROOT, project, 'tsconfig.json'))) {
    console.error(`${project}/tsconfig.json is missing`);
    return false;
  }
  return (
    (await runNode(path.join(ROOT, 'scripts', 'typecheck-workspace.mjs'), [project, ...(ALSO[project] ?? [])])) === 0
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const failed = await typecheck();
  console.log(
    failed.length === 0 ? `types: ${PROJECTS.length} workspaces are right` : `types: errors in ${failed.join(', ')}`,
  );
  process.exit(failed.length === 0 ? 0 : 1);
}
