import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { distOf } from './entries.mjs';
import { CommandError, ROOT, runNode } from './project.mjs';

/** What each build is made from, besides the lock file and the build scripts themselves. */
const SOURCES = {
  server: ['apps/server', 'apps/respond', 'packages'],
  // The attack is kept among the tests' support, which no other build is made from.
  bench: ['bench', 'apps/server', 'apps/server/test-support', 'apps/respond', 'packages'],
  web: ['apps/web', 'packages'],
  respond: ['apps/respond', 'packages'],
};
/** What the server needs to run. */
export const PRODUCT = ['server', 'web', 'respond'];
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'test-support', 'migrations', 'results']);
const TEST_FILE = /\.(test|spec)\.[a-z]+$/;

/** Builds what is older than its sources. Contents are compared, not times: a fresh checkout changes all of those. */
export async function buildIfStale(targets) {
  const stale = staleOf(targets);
  if (stale.length === 0) return;
  console.log(`Building ${stale.join(', ')} ...`);
  for (const target of stale) {
    const before = stampOf(target);
    const status = await runNode(path.join(ROOT, 'scripts', 'build.mjs'), [target]);
    if (status !== 0) throw new CommandError(`Building ${target} failed; the reason stands above.`);
    writeFileSync(stampFile(target), before);
  }
}

export const staleOf = (targets) => targets.filter((target) => !isFresh(target));

const stampFile = (target) => path.join(distOf(target), '.sources');

function isFresh(target) {
  const file = stampFile(target);
  return existsSync(file) && readFileSync(file, 'utf8') === stampOf(target);
}

function stampOf(target) {
  const hash = createHash('sha256');
  for (const file of sourceFiles(target))
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function sourceFiles(target) {
  const own = [
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/build.mjs',
    'scripts/build-if-stale.mjs',
    'scripts/entries.mjs',
  ];
  return [
    ...own.map((name) => path.join(ROOT, name)),
    ...SOURCES[target].flatMap((folder) => filesBelow(path.join(ROOT, folder))),
  ];
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesBelow(full);
      return entry.isFile() && !TEST_FILE.test(entry.name) ? [full] : [];
    });
}
