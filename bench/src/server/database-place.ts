import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { withClient, type ConnectionSource } from '@vela/db';
import { openDatabaseSource } from '@vela/server/src/platform/database-source.ts';
import { findSystemPostgres } from '@vela/server/test-support/system-postgres.ts';
import { startTestCluster } from '@vela/server/test-support/test-cluster.ts';

export type DatabaseKind = 'embedded' | 'postgres';

export interface DatabaseChoice {
  kind: DatabaseKind;
  /** A PostgreSQL server that is there already; a database of our own is made on it. */
  serverUrl?: string;
}

/** A data directory (and perhaps a database server) of one bench's own, gone with it. */
export interface DatabasePlace {
  kind: DatabaseKind;
  /** What the server has to be started with. */
  environment: Record<string, string>;
  /** The database as its owner, past row-level security. The embedded one answers only while its server runs. */
  source(): Promise<ConnectionSource>;
  remove(): Promise<void>;
}

/** PostgreSQL can be measured where BENCH_DATABASE_URL names a server or one is installed on this machine. */
export const canUsePostgres = (): boolean =>
  process.env.BENCH_DATABASE_URL !== undefined || findSystemPostgres() !== null;

export async function makeDatabasePlace({ kind, serverUrl }: DatabaseChoice): Promise<DatabasePlace> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vela-bench-'));
  // Open to pass through: the embedded database runs under another account when this runs as root.
  chmodSync(dataDir, 0o711);
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  const secret = randomBytes(32).toString('hex');
  if (kind === 'embedded') {
    return {
      kind,
      environment: { VELA_DATA_DIR: dataDir, VELA_SECRET: secret },
      source: async () => (await openDatabaseSource({ kind: 'embedded', dataDir }, 'share')).source,
      remove: async () => removeFolder(),
    };
  }
  const { url, stop } = await ownDatabase(serverUrl ?? process.env.BENCH_DATABASE_URL);
  return {
    kind,
    environment: { DATABASE_URL: url, VELA_DATA_DIR: dataDir, VELA_SECRET: secret },
    source: async () => ({ url }),
    remove: async () => {
      await stop();
      removeFolder();
    },
  };
}

async function ownDatabase(serverUrl: string | undefined): Promise<{ url: string; stop(): Promise<void> }> {
  if (serverUrl !== undefined) return databaseOn(serverUrl);
  const cluster = await startTestCluster('system');
  return { url: toUrl(cluster.source), stop: cluster.stop };
}

/** A fresh database on a server that is there already, so that nothing of its owner's is touched. */
async function databaseOn(serverUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const name = `vela_bench_${randomBytes(6).toString('hex')}`;
  await withClient({ url: serverUrl }, (client) => client.query(`create database ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    stop: async () => {
      await withClient({ url: serverUrl }, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

function toUrl(source: ConnectionSource): string {
  if ('url' in source) return source.url;
  const { user, password, port, database, host } = source;
  return `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
