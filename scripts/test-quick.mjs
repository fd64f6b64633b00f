import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { runChecks } from './checks.mjs';
import { prepare } from './prepare.mjs';
import { failCommand, ROOT, runNode } from './project.mjs';

/** What may be ahead of this checkout's work, best first. */
const BASES = ['origin/main', 'main', 'HEAD~1'];

/** The checks, and the unit and API tests that import what has changed since main; journeys and the attack are not run. */
process.chdir(ROOT);
await prepare().catch(failCommand);
const results = await runChecks();
const projects = ['unit', 'dom', 'api'].flatMap((name) => ['--project', name]);
const args = ['run', ...projects, '--changed', changedSince(), '--passWithNoTests'];
const status = await runNode(path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), args);
for (const { name, passed } of results) if (!passed) console.log(`FAILED ${name}`);
process.exit(status === 0 && results.every(({ passed }) => passed) ? 0 : 1);

/** Where this work left the main line; on the main line itself, the commit before. */
function changedSince() {
  const head = git('rev-parse', 'HEAD');
  const points = BASES.map((base) => git('merge-base', 'HEAD', base));
  return points.find((point) => point !== '' && point !== head) ?? 'HEAD';
}

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // This checkout has no such branch or commit.
    return '';
  }
}
