import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  serverAddressOf,
  BUILD_LIMIT_MS,
  buildServer,
  startServerProcess,
  type ServerProcess,
} from '../test-support/server-process.ts';
import { readPostmasterFile } from './platform/embedded-postgres/server-process.ts';
import { isAlive } from './platform/process-identity.ts';

beforeAll(buildServer, BUILD_LIMIT_MS);

let folder: string;
let runs: ServerProcess[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vela-main-'));
  chmodSync(folder, 0o711);
  runs = [];
});
afterEach(async () => {
  for (const run of runs) run.child.kill('SIGTERM');
  await Promise.all(runs.map((run) => run.ended));
  const left = postgresPid();
  if (left !== null) process.kill(left, 'SIGQUIT');
  // What was killed may write on for a moment.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

function run(environment: Record<string, string> = {}): ServerProcess {
  const started = startServerProcess({ VELA_DATA_DIR: folder, ...environment });
  runs.push(started);
  return started;
}

function postgresPid(): number | null {
  const pid = readPostmasterFile(path.join(folder, 'postgres', 'cluster'))?.pid ?? null;
  return pid !== null && isAlive(pid) ? pid : null;
}

describe('the server process', () => {
  it('is ready, keeps a second start off its data, and stops clean on SIGTERM', async () => {
    const first = run();
    const address = await serverAddressOf(first);
    for (const check of ['/healthz', '/readyz', '/metrics']) expect((await fetch(address + check)).status).toBe(200);
    const second = run();
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `The data directory ${folder} is already in use by process ${first.child.pid} at ${address}. Stop that one first, or set VELA_DATA_DIR to another folder.`,
    );
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(postgresPid()).toBeNull();
    expect(readdirSync(folder)).not.toContain('vela.lock');
  });

  it('starts again after a kill, on the database that lived on', async () => {
    const first = run();
    await serverAddressOf(first);
    const database = postgresPid();
    first.child.kill('SIGKILL');
    await first.ended;
    const second = run();
    await serverAddressOf(second);
    expect(postgresPid()).toBe(database);
  });

  it('names every bad variable in a line and starts nothing', async () => {
    const bad = run({ PORT: 'http', VELA_ROLE: 'king', VELA_SECRET: 'hunter2' });
    expect(await bad.ended).toBe(1);
    const lines = bad.output().trim().split('\n');
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(['PORT', 'VELA_ROLE', 'VELA_SECRET']);
    expect(bad.output()).not.toContain('hunter2');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says which port is taken and stops its database again', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const busy = run({ SERVICE_PORT: String(port) });
    expect(await busy.ended).toBe(1);
    expect(busy.output()).toContain(`SERVICE_PORT ${port} is already in use`);
    expect(postgresPid()).toBeNull();
    other.close();
  });

  it('opens for each role only what belongs to it', async () => {
    const service = run({ VELA_ROLE: 'service', METRICS_PORT: '0' });
    const address = await serverAddressOf(service);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await fetch(`${address}/api/auth/me`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    const metrics = /metrics: (\S+)\)/.exec(service.output())?.[1] ?? '';
    expect(await (await fetch(metrics)).text()).toContain('vela_http_request_duration_seconds');
  });

  it('does not print the password of a database that does not answer', async () => {
    const url = 'postgres://vela:hunter2@127.0.0.1:1/vela';
    const lost = run({ DATABASE_URL: url, VELA_SECRET: 'x'.repeat(32) });
    expect(await lost.ended).toBe(1);
    expect(lost.output().trim()).toBe(
      "The database at 127.0.0.1:1 can't be used: nothing listens there. Check DATABASE_URL.",
    );
  });
});
