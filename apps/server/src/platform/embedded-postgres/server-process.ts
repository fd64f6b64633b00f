import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync, closeSync, openSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from '../process-identity.ts';
import { StartupError } from '../startup-error.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { serverArguments, chooseSocketFolder, dropSocketFolder, type Listening } from './settings.ts';

export type PostmasterFile = {
  readonly pid: number;
  readonly port: number;
  /** Null where it listens on TCP only. */
  readonly socketFolder: string | null;
  readonly ready: boolean;
};

/** PostgreSQL's own note of who runs on a cluster: one fact a line, written while it starts. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  const lines = linesOf(cluster);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3]), socketFolder: lines[4] || null, ready: lines[7]?.trim() === 'ready' };
}

/**
 * PostgreSQL takes a foreign process that has got the number of its dead predecessor for that predecessor and refuses
 * to start. The number alone is replaced: the file's other lines let PostgreSQL check that no old worker is left.
 */
export function disownPostmasterFile(cluster: string): void {
  const numberOfNobody = '999999999';
  writeFileSync(fileOf(cluster), [numberOfNobody, ...linesOf(cluster).slice(1)].join('\n'));
}

const fileOf = (cluster: string) => path.join(cluster, 'postmaster.pid');

function linesOf(cluster: string): string[] {
  try {
    return readFileSync(fileOf(cluster), 'utf8').split('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

export type Installation = { readonly home: string; readonly account: Account | null; readonly binaries: Binaries };

const POLL_MS = 15;
/** Replaying the write-ahead log after a power cut may take a while; a server that is still alive is waited for. */
const START_LIMIT_MS = 120_000;
const OLD_WORKERS_LIMIT_MS = 20_000;
const FAST_STOP_LIMIT_MS = 20_000;
const IMMEDIATE_STOP_LIMIT_MS = 10_000;
const LOG_LIMIT_BYTES = 5_000_000;

export const clusterOf = (installation: Installation) => path.join(installation.home, 'cluster');

/** Starts PostgreSQL and waits until it takes connections. */
export async function launchServer(installation: Installation): Promise<PostmasterFile> {
  const giveUpAt = Date.now() + OLD_WORKERS_LIMIT_MS;
  for (;;) {
    const outcome = await tryLaunch(installation);
    if (typeof outcome !== 'string') return outcome;
    // Workers of a server that was killed see so only after a moment, and hold on to its memory until then.
    const oldWorkersLeft =
      outcome.includes('pre-existing shared memory block') || outcome.includes('lock file "postmaster.pid"');
    if (!oldWorkersLeft || Date.now() > giveUpAt) {
      throw new StartupError(`The embedded database does not start. The end of ${logOf(installation)}:\n${outcome}`);
    }
    await delay(200);
  }
}

/** Answers the running server, or the end of its log when it gave up. */
async function tryLaunch(installation: Installation): Promise<PostmasterFile | string> {
  const listening = await chooseListening(installation);
  const log = openLog(logOf(installation));
  const child = spawn(installation.binaries.postgres, serverArguments(clusterOf(installation), listening), {
    ...installation.account,
    cwd: path.parse(installation.home).root,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    // A session of its own: Ctrl-C is meant for us, who have to flush before the database goes.
    detached: true,
    stdio: ['ignore', 'ignore', log.descriptor],
  });
  closeSync(log.descriptor);
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  child.unref();
  for (const started = Date.now(); !ended && Date.now() - started < START_LIMIT_MS; await delay(POLL_MS)) {
    const file = readPostmasterFile(clusterOf(installation));
    if (file?.pid === child.pid && file?.ready) return file;
  }
  if (!ended) child.kill('SIGINT');
  if ('socketFolder' in listening) dropSocketFolder(listening.socketFolder);
  return readFileSync(logOf(installation)).subarray(log.start).toString('utf8').trim().split('\n').slice(-8).join('\n');
}

async function chooseListening({ home, account }: Installation): Promise<Listening> {
  return process.platform === 'win32'
    ? { tcpPort: await freePort() }
    : { socketFolder: chooseSocketFolder(home, account) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() =>
          address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
        );
      });
  });
}

const logOf = ({ home }: Installation) => path.join(home, 'postgres.log');

function openLog(file: string): { descriptor: number; start: number } {
  const descriptor = openSync(file, 'a', 0o600);
  if (statSync(file).size > LOG_LIMIT_BYTES) truncateSync(file);
  return { descriptor, start: statSync(file).size };
}

/** Fast stop: open transactions are rolled back, everything committed is on disk. Whoever hangs is cut off; the log makes that safe. */
export async function stopServer(installation: Installation, running: PostmasterFile): Promise<void> {
  const stop = (mode: 'fast' | 'immediate') => {
    if (!isAlive(running.pid)) return;
    if (process.platform === 'win32')
      execFileSync(installation.binaries.pgCtl, ['stop', '-W', '-m', mode, '-D', clusterOf(installation)], {
        stdio: 'ignore',
      });
    else process.kill(running.pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  };
  stop('fast');
  if (!(await hasEnded(running.pid, FAST_STOP_LIMIT_MS))) {
    stop('immediate');
    if (!(await hasEnded(running.pid, IMMEDIATE_STOP_LIMIT_MS)))
      throw new Error(`the embedded database (process ${running.pid}) does not stop`);
  }
  if (running.socketFolder !== null) dropSocketFolder(running.socketFolder);
}

async function hasEnded(pid: number, limitMs: number): Promise<boolean> {
  for (const started = Date.now(); Date.now() - started < limitMs; await delay(POLL_MS)) {
    if (!isAlive(pid)) return true;
  }
  return !isAlive(pid);
}
