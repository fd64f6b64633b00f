import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { handbookPath } from '../../../../test-support/handbooks.ts';
import { readDocument } from './read-document.ts';

const ENDLESS = { path: handbookPath('hostile', 'pdf-forms-in-forms.pdf'), fileName: 'handbook.pdf' };
const BOMB = { path: handbookPath('hostile', 'pdf-decompression-bomb.pdf'), fileName: 'handbook.pdf' };
const GOOD = { path: handbookPath('good', 'weasyprint.pdf'), fileName: 'handbook.pdf' };
const WITHOUT_END_MS = 600_000;

const childProcesses = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

let folder: string;
let before: number;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vela-reading-'));
  before = childProcesses();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  // Node forgets an ended process a moment after its end is told.
  await vi.waitFor(() => expect(childProcesses()).toBe(before), { timeout: 30_000 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(fileName: string, content: string | Buffer) {
  writeFileSync(path.join(folder, fileName), content);
  return { path: path.join(folder, fileName), fileName };
}

describe('readDocument', () => {
  it('ends a reading that takes too long and goes on with the next', async () => {
    const [endless, good] = await Promise.all([readDocument(ENDLESS, { timeoutMs: 1_500 }), readDocument(GOOD, {})]);
    expect(endless).toEqual({ ok: false, problem: 'timeout' });
    expect(good.ok).toBe(true);
  });

  it('ends a reading that takes too much memory', async () => {
    const outcome = await readDocument(BOMB, { memoryLimitMb: 250, timeoutMs: WITHOUT_END_MS });
    expect(outcome).toMatchObject({ ok: false, problem: 'bomb' });
  });

  it('has one process at a time, however many ask', async () => {
    let most = 0;
    const onProgress = () => (most = Math.max(most, childProcesses() - before));
    await Promise.all([1, 2, 3].map(() => readDocument(GOOD, { onProgress })));
    expect(most).toBe(1);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const reading = readDocument(ENDLESS, { signal: stop.signal, timeoutMs: WITHOUT_END_MS });
    const waiting = readDocument(GOOD, { signal: stop.signal });
    stop.abort(new Error('the server stops'));
    await expect(reading).rejects.toThrow('the server stops');
    await expect(waiting).rejects.toThrow('the server stops');
  });

  it('tells how far it is', async () => {
    const heard: number[] = [];
    await readDocument(GOOD, { onProgress: (percent) => heard.push(percent) });
    expect(heard).toEqual([0, 30, 60, 90]);
  });

  it('hands the process nothing of the server’s environment', async () => {
    vi.stubEnv('NODE_OPTIONS', '--require=/there/is/no/such/file.js');
    expect((await readDocument(GOOD, {})).ok).toBe(true);
  });

  it('says when the name promises another type', async () => {
    const outcome = await readDocument({ ...GOOD, fileName: 'handbook.docx' }, {});
    expect(outcome).toMatchObject({ ok: true, document: { mediaType: 'application/pdf', notices: ['name_differs'] } });
  });

  it('doesn’t call a file broken that is not there', async () => {
    const gone = readDocument({ path: path.join(folder, 'gone.pdf'), fileName: 'gone.pdf' }, {});
    await expect(gone).rejects.toThrow('ENOENT');
  });

  it('refuses text without end', async () => {
    const oneLine = write('line.txt', Buffer.alloc(24 * 1024 * 1024, 'a'));
    expect(await readDocument(oneLine, {})).toMatchObject({ ok: false, problem: 'too_long' });
    const chapters = write('chapters.txt', '# Holidays\n\nTwenty-eight days a year.\n\n'.repeat(5_001));
    expect(await readDocument(chapters, {})).toMatchObject({ ok: false, problem: 'too_long' });
  });

  it('keeps a long line within what a section may hold', async () => {
    const outcome = await readDocument(write('long.txt', `# Holidays\n\n${'word '.repeat(50_000)}`), {});
    if (!outcome.ok) throw new Error(outcome.problem);
    expect(outcome.document.sections.map(({ heading }) => heading)).toEqual(['Holidays', 'Holidays', 'Holidays']);
    for (const { body } of outcome.document.sections) expect(body.length).toBeLessThanOrEqual(100_000);
  });
});

describe('a reading process whose server is gone', () => {
  it('ends by itself', async () => {
    const order = { filePath: ENDLESS.path, timeoutMs: WITHOUT_END_MS, memoryLimitMb: 512 };
    const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const args = ['--import', loader, path.join(import.meta.dirname, 'document-reader.ts'), JSON.stringify(order)];
    const server = spawn(process.execPath, ['--input-type=module', '--eval', SERVER, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const reader = Number(await firstLine(server));
    expect(isRunning(reader)).toBe(true);
    server.kill('SIGKILL');
    // Until the test's own limit: how soon it notices depends on the machine.
    while (isRunning(reader)) await wait(50);
  });
});

/** Starts what it is given as its arguments, adds itself to the order, and says at once which process that is. */
const SERVER = `
import { spawn } from 'node:child_process';
const order = JSON.stringify({ ...JSON.parse(process.argv.at(-1)), serverId: process.pid });
const reader = spawn(process.execPath, [...process.argv.slice(1, -1), order], { stdio: ['ignore', 'ignore', 'ignore'] });
console.log(reader.pid);
setInterval(() => {}, 1000);
`;

const firstLine = (child: ChildProcess) =>
  new Promise<string>((resolve) => child.stdout?.once('data', (bytes: Buffer) => resolve(bytes.toString())));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
