import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ConnectionSource } from '@vela/db';
import { chooseAccount } from '../src/platform/embedded-postgres/account.ts';
import { readPostmasterFile } from '../src/platform/embedded-postgres/server-process.ts';
import { isAlive } from '../src/platform/process-identity.ts';

const OLDEST_SUPPORTED = 15;
const INSTALLED = '/usr/lib/postgresql';

/** The programs of a PostgreSQL that is installed on this machine, or null; the oldest that Vela supports is the best to test on. */
export function findSystemPostgres(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const versions = readdirSync(INSTALLED)
    .map(Number)
    .filter((version) => version >= OLDEST_SUPPORTED);
  const folders = versions.sort((a, b) => a - b).map((version) => path.join(INSTALLED, String(version), 'bin'));
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
}

/** A throw-away cluster of the installed PostgreSQL in the given folder. */
export async function startSystemPostgres(programs: string, folder: string): Promise<ConnectionSource> {
  const account = chooseAccount(null);
  const home = path.join(folder, 'postgres');
  const cluster = path.join(home, 'cluster');
  mkdirSync(home, { mode: 0o700 });
  if (account !== null) chownSync(home, account.uid, account.gid);
  const options = { ...account, cwd: '/', env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  const initialise = [
    '--pgdata',
    cluster,
    '--username',
    'vela',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--locale',
    'C.UTF-8',
  ];
  await promisify(execFile)(path.join(programs, 'initdb'), initialise, options);
  const listening = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${home}`, '-c', 'jit=off'];
  const child = spawn(path.join(programs, 'postgres'), ['-D', cluster, ...listening], {
    ...options,
    detached: true,
    stdio: 'ignore',
  });
  child.unref();
  while (readPostmasterFile(cluster)?.ready !== true) {
    if (child.pid === undefined || !isAlive(child.pid)) throw new Error(`${programs}/postgres does not start`);
    await delay(20);
  }
  return { host: home, port: 5432, user: 'vela', password: '', database: 'postgres' };
}
