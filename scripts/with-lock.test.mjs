import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from './with-lock.mjs';

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vela-lock-'));
  file = path.join(folder, 'below', 'prepare.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const never = () => {
  throw new Error('nobody holds it');
};

it('lets one in at a time, also after a failure', async () => {
  const events = [];
  let waiting;
  const isWaiting = new Promise((resolve) => (waiting = resolve));
  const first = withLock(file, never, async () => {
    events.push('first in');
    await isWaiting;
    events.push('first out');
    throw new Error('broken');
  });
  const second = withLock(file, waiting, async () => events.push('second in'));
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(events).toEqual(['first in', 'first out', 'second in']);
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

it('clears up after a process that died with it', async () => {
  await withLock(file, never, async () => {});
  writeFileSync(file, `${spawnSync(process.execPath, ['-e', '']).pid} some token`);
  expect(await withLock(file, never, async () => existsSync(file))).toBe(true);
  expect(existsSync(file)).toBe(false);
});
