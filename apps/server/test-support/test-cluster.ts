import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ConnectionSource } from '@vela/db';
import { lockDataDir } from '../src/platform/data-dir.ts';
import { readPostmasterFile } from '../src/platform/embedded-postgres/server-process.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start-embedded-postgres.ts';
import { commandLineOf, isAlive } from '../src/platform/process-identity.ts';
import { findSystemPostgres, startSystemPostgres } from './system-postgres.ts';

const PREFIX = 'vela-test-cluster-';

export interface TestCluster {
  source: ConnectionSource;
  stop(): Promise<void>;
}

/** A PostgreSQL for one run of the tests, gone with it. */
export async function startTestCluster(kind: 'embedded' | 'system'): Promise<TestCluster> {
  await removeOrphans();
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  // Open to pass through: the server runs under another account when the tests run as root.
  chmodSync(folder, 0o711);
  lockDataDir(folder);
  const source = kind === 'embedded' ? await startEmbedded(folder) : await startSystem(folder);
  return { source, stop: () => removeCluster(folder) };
}

async function startEmbedded(dataDir: string): Promise<ConnectionSource> {
  const { connection } = await startEmbeddedPostgres({ dataDir, database: 'postgres', report: () => undefined });
  return connection;
}

async function startSystem(folder: string): Promise<ConnectionSource> {
  const programs = findSystemPostgres();
  if (programs === null) throw new Error('There is no PostgreSQL installed on this machine');
  return startSystemPostgres(programs, folder);
}

/** A run that was killed could not clean up behind itself; its lock tells that it is dead. */
async function removeOrphans(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = path.join(tmpdir(), name);
    if (readdirSync(folder).includes('vela.lock') && lockDataDir(folder).held) await removeCluster(folder);
  }
}

async function removeCluster(folder: string): Promise<void> {
  const cluster = path.join(folder, 'postgres', 'cluster');
  const pid = readPostmasterFile(cluster)?.pid;
  if (pid !== undefined && commandLineOf(pid)?.includes(cluster)) {
    // Nothing in it is worth keeping, so it need not be written down first.
    process.kill(pid, 'SIGQUIT');
    while (isAlive(pid)) await delay(20);
  }
  rmSync(folder, { recursive: true, force: true });
}
