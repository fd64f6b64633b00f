import path from 'node:path';
import { buildIfStale, PRODUCT, staleOf } from './build-if-stale.mjs';
import { checkNode } from './check-node.mjs';
import { installIfNeeded, isInstalled } from './install-if-needed.mjs';
import { ROOT } from './project.mjs';
import { withLock } from './with-lock.mjs';

const LOCK = path.join(ROOT, '.cache', 'prepare.lock');
const onWait = () => console.log('Waiting for another process that installs or builds ...');

/** Brings a fresh or changed checkout to where its commands can run. */
export async function prepare(extraBuilds = []) {
  checkNode();
  const builds = [...new Set([...PRODUCT, ...extraBuilds])];
  // Looked at without the lock first: a checkout that may only be read can still be run once it is complete.
  if (isInstalled() && staleOf(builds).length === 0) return;
  await withLock(LOCK, onWait, async () => {
    await installIfNeeded();
    await buildIfStale(builds);
  });
}

/** The packages alone, for what works on the sources. */
export async function prepareSources() {
  checkNode();
  if (!isInstalled()) await withLock(LOCK, onWait, installIfNeeded);
}
