import { execFile } from 'node:child_process';
import { readFileSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { keptSecret } from '../data-dir.ts';
import { commandLineOf, isAlive } from '../process-identity.ts';
import { StartupError } from '../startup-error.ts';
import { chooseAccount, type Account } from './account.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { findCluster, REACHABLE_FOLDER, choosePlace, settleCluster } from './cluster-place.ts';
import {
  disownPostmasterFile,
  readPostmasterFile,
  clusterOf,
  launchServer,
  stopServer,
  type PostmasterFile,
  type Installation,
} from './server-process.ts';
import { CLUSTER_NAME, dropSocketFolder } from './settings.ts';

/** What `pg` needs to connect; host is the socket's folder, or 127.0.0.1 on Windows. */
type EmbeddedConnection = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
};
export type EmbeddedPostgres = {
  readonly connection: EmbeddedConnection;
  isRunning(): boolean;
  stop(): Promise<void>;
};
type Options = { readonly dataDir: string; readonly database: string; readonly report: (line: string) => void };

/** Opens the database of a data directory whose lock the caller holds; makes it first if there is none. */
export async function startEmbeddedPostgres({ dataDir, database, report }: Options): Promise<EmbeddedPostgres> {
  const existing = findCluster(dataDir);
  const account = chooseAccount(existing === null ? null : path.join(existing, 'cluster'));
  const binaries = findBinaries(account, account === null ? path.join(dataDir, 'binaries') : REACHABLE_FOLDER);
  const password = keptSecret(dataDir, 'postgres-password');
  if (existing === null) report('Creating the embedded database ...');
  const home = existing ?? (await createCluster({ dataDir, account, binaries, password }));
  if (existing === null && path.dirname(home) !== dataDir)
    report(`The database is kept in ${home}, where its account can reach it.`);
  const installation = { home, account, binaries };
  refuseOtherVersion(installation);
  const running = (await adoptServer(installation, password)) ?? (await launchServer(installation));
  const connection = connectionTo(running, password, database);
  try {
    await ensureDatabase(connection);
  } catch (error) {
    await stopServer(installation, running);
    throw error;
  }
  return { connection, isRunning: () => isAlive(running.pid), stop: () => stopServer(installation, running) };
}

/** The server that another process of Vela runs on this data directory right now, or null. */
export async function joinEmbeddedPostgres(dataDir: string, database: string): Promise<EmbeddedConnection | null> {
  const home = findCluster(dataDir);
  const running = home === null ? null : readPostmasterFile(path.join(home, 'cluster'));
  if (running === null || !running.ready || !isAlive(running.pid)) return null;
  return connectionTo(running, keptSecret(dataDir, 'postgres-password'), database);
}

function refuseOtherVersion(installation: Installation): void {
  const version = readFileSync(path.join(clusterOf(installation), 'PG_VERSION'), 'utf8').trim();
  if (version === installation.binaries.majorVersion) return;
  throw new StartupError(
    `The database in ${installation.home} was made by PostgreSQL ${version}; this version of Vela brings ${installation.binaries.majorVersion}. Export it with the version of Vela that made it, or name another VELA_DATA_DIR.`,
  );
}

/** After a kill of Node its PostgreSQL lives on. It is taken over if it is ours as it should be, else stopped. */
async function adoptServer(installation: Installation, password: string): Promise<PostmasterFile | null> {
  const file = readPostmasterFile(clusterOf(installation));
  if (file === null) return null;
  if (isAlive(file.pid)) {
    if (file.ready && (await answersAsOurs(connectionTo(file, password, 'postgres')))) return file;
    if (commandLineOf(file.pid)?.includes(clusterOf(installation))) {
      await stopServer(installation, file);
      return null;
    }
    disownPostmasterFile(clusterOf(installation));
  }
  if (file.socketFolder !== null) dropSocketFolder(file.socketFolder);
  return null;
}

async function answersAsOurs(connection: EmbeddedConnection): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>("select current_setting('cluster_name') as name");
    return rows[0]?.name === CLUSTER_NAME;
  } catch {
    // Shutting down, or wedged: not one to take over; the caller stops it.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function connectionTo(running: PostmasterFile, password: string, database: string): EmbeddedConnection {
  return { host: running.socketFolder ?? '127.0.0.1', port: running.port, user: SUPERUSER, password, database };
}

async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [connection.database]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(connection.database)}`);
  } finally {
    await client.end();
  }
}

const SUPERUSER = 'vela';

type NewCluster = {
  readonly dataDir: string;
  readonly account: Account | null;
  readonly binaries: Binaries;
  readonly password: string;
};

/** Built in a folder of its own and renamed when whole: a start that is cut off half-way leaves nothing that counts. */
async function createCluster(wanted: NewCluster): Promise<string> {
  const place = choosePlace(wanted.dataDir, wanted.account);
  await initdb(wanted, place.unfinished);
  settleCluster(wanted.dataDir, place);
  return place.final;
}

async function initdb({ binaries, account, password }: NewCluster, folder: string): Promise<void> {
  const passwordFile = path.join(folder, 'first-password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account !== null) chownSync(passwordFile, account.uid, account.gid);
  try {
    await promisify(execFile)(
      binaries.initdb,
      [
        '--pgdata',
        path.join(folder, 'cluster'),
        '--username',
        SUPERUSER,
        '--pwfile',
        passwordFile,
        '--auth',
        'scram-sha-256',
        '--encoding',
        'UTF8',
        '--locale',
        'C',
        '--locale-provider',
        'builtin',
        '--builtin-locale',
        'C.UTF-8',
        '--data-checksums',
      ],
      { ...account, cwd: path.parse(folder).root, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } },
    );
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true });
    const detail = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim().split('\n').at(-1) : '';
    throw new StartupError(`The embedded database can't be created in ${folder}: ${detail}`, { cause });
  }
  rmSync(passwordFile);
}
