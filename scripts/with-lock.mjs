import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_AGAIN_MS = 200;

/** Runs while no other process does so under the same lock; waits for a living holder and clears up after a dead one. */
export async function withLock(file, onWait, run) {
  mkdirSync(path.dirname(file), { recursive: true });
  const token = `${process.pid} ${randomUUID()}`;
  let told = false;
  while (!tryLock(file, token)) {
    const holder = read(file);
    if (holder === null) continue;
    if (!isAlive(Number.parseInt(holder, 10))) {
      removeDead(file, holder);
      continue;
    }
    if (!told) onWait();
    told = true;
    await delay(LOOK_AGAIN_MS);
  }
  try {
    return await run();
  } finally {
    if (read(file) === token) rmSync(file, { force: true });
  }
}

/** A finished file is linked into place, so nobody reads one that is half written. */
function tryLock(file, token) {
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, token);
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Somebody may have cleared up and locked anew since we looked; such a lock is put back. */
function removeDead(file, holder) {
  const taken = `${file}.${randomUUID()}`;
  try {
    renameSync(file, taken);
    if (read(taken) !== holder) linkSync(taken, file);
  } catch {
    // Another process was faster; the next look tells.
  } finally {
    rmSync(taken, { force: true });
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
