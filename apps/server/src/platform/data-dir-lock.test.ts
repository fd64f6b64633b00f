import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDir } from './data-dir.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vela-lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const leaveLock = (content: string) => writeFileSync(path.join(folder, 'vela.lock'), content);
const lockText = (pid: number, identity: string) => JSON.stringify({ pid, identity, token: 't', url: null });

describe('lockDataDir', () => {
  it('names the process and the address that hold it', () => {
    const first = lockDataDir(folder);
    if (!first.held) throw new Error('the empty folder was locked');
    first.lock.announce('http://127.0.0.1:5000');
    expect(lockDataDir(folder)).toEqual({ held: false, holder: { pid: process.pid, url: 'http://127.0.0.1:5000' } });
  });

  it('can be taken again once it is released, and leaves nothing behind', () => {
    const first = lockDataDir(folder);
    if (first.held) first.lock.release();
    expect(readdirSync(folder)).toEqual([]);
    expect(lockDataDir(folder).held).toBe(true);
  });

  it('is taken from a process that died', () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    leaveLock(lockText(dead, `${dead}@whenever`));
    expect(lockDataDir(folder).held).toBe(true);
    expect(readdirSync(folder)).toEqual(['vela.lock']);
  });

  it("is taken when another process has got the dead one's number", () => {
    leaveLock(lockText(process.pid, `${process.pid}@an-earlier-boot:1`));
    expect(lockDataDir(folder).held).toBe(true);
  });

  it('is taken when the file is cut off', () => {
    leaveLock('{"pid":');
    expect(lockDataDir(folder).held).toBe(true);
  });

  it('is not released by one who has lost it', () => {
    const first = lockDataDir(folder);
    leaveLock(lockText(process.pid, 'someone else'));
    if (first.held) first.lock.release();
    expect(readdirSync(folder)).toEqual(['vela.lock']);
  });

  it('goes to exactly one of several that find the same dead lock', async () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    leaveLock(lockText(dead, `${dead}@whenever`));
    const module = fileURLToPath(new URL('./data-dir.ts', import.meta.url));
    // Each stays alive until its input ends, so that none of them can be taken for dead by the others.
    const script = `import { lockDataDir } from ${JSON.stringify(module)};
      process.stdout.write(String(lockDataDir(${JSON.stringify(folder)}).held) + '\\n'); process.stdin.resume();`;
    const runs = Array.from({ length: 4 }, () => runUntilAnswered(script));
    const answers = await Promise.all(runs.map((run) => run.answer));
    for (const run of runs) run.end();
    await Promise.all(runs.map((run) => run.ended));
    expect(answers.filter((answer) => answer === 'true')).toHaveLength(1);
  });
});

function runUntilAnswered(script: string) {
  const running = promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  const answer = new Promise<string>((resolve, reject) => {
    running.child.stdout?.once('data', (data) => resolve(String(data).trim()));
    running.child.once('error', reject);
    running.child.once('exit', () => reject(new Error('ended without an answer')));
  });
  return { answer, ended: running, end: () => running.child.stdin?.end() };
}
