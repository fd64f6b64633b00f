import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { applicationSource, withClient, type ConnectionSource } from '@vela/db';
import { openDatabaseSource } from '@vela/server/src/platform/database-source.ts';
import { databaseUrlOf } from '@vela/server/test-support/database-setup.ts';
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
  const { url, stop } = await ownDatabase(serverUrl ?? process.env.BENCH_DATABASE_URL, secret);
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

async function ownDatabase(
  serverUrl: string | undefined,
  secret: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (serverUrl !== undefined) return databaseOn(serverUrl, secret);
  const cluster = await startTestCluster('system');
  return { url: databaseUrlOf(cluster.source), stop: cluster.stop };
}

/** A fresh database on a server that is there already, so that nothing of its owner's is touched. */
async function databaseOn(serverUrl: string, secret: string): Promise<{ url: string; stop(): Promise<void> }> {
  const name = `vela_bench_${randomBytes(6).toString('hex')}`;
  await withClient({ url: serverUrl }, (client) => client.query(`create database ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    stop: async () => {
      const role = await applicationRole({ url: url.toString() }, secret);
      await withClient({ url: serverUrl }, async (client) => {
        await client.query(`drop database ${name} with (force)`);
        if (role !== null) await client.query(`drop role ${client.escapeIdentifier(role)}`);
      });
    },
  };
}

/** The weaker role that the product has made for itself: it belongs to the server, so it would outlive the database. */
async function applicationRole(source: { url: string }, secret: string): Promise<string | null> {
  const { rows } = await withClient(source, (client) =>
    client.query<{ migrated: boolean }>("select to_regclass('audit_entries') is not null as migrated"),
  );
  // A server that did not get as far as its tables has made no role either.
  if (rows[0]?.migrated !== true) return null;
  const application = await applicationSource(source, secret);
  if (!('url' in application) || application.url === source.url) return null;
  return decodeURIComponent(new URL(application.url).username);
}
