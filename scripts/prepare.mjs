import path from 'node:path';
import { buildIfStale, PRODUCT } from './build-if-stale.mjs';
import { checkNode } from './check-node.mjs';
import { installIfNeeded } from './install-if-needed.mjs';
import { ROOT } from './project.mjs';
import { withLock } from './with-lock.mjs';

const LOCK = path.join(ROOT, '.cache', 'prepare.lock');
const onWait = () => console.log('Waiting for another process that installs or builds ...');

/** Brings a fresh or changed checkout to where its commands can run; does nothing when it is there already. */
export async function prepare(extraBuilds = []) {
  checkNode();
  await withLock(LOCK, onWait, async () => {
    await installIfNeeded();
    await buildIfStale([...new Set([...PRODUCT, ...extraBuilds])]);
  });
}

/** The packages alone, for what works on the sources. */
export async function prepareSources() {
  checkNode();
  await withLock(LOCK, onWait, installIfNeeded);
}
