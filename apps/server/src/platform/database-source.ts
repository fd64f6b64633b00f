import { withClient, ChangedMigrationError, migrate, type ConnectionSource, type Migration } from '@vela/db';
import type { DatabaseConfig } from './config.ts';
import { migrateJobs } from './jobs/migrate-jobs.ts';
import type { OpenedSource, WhenInUse } from './opened-source.ts';
import { StartupError } from './startup-error.ts';

const OLDEST_SUPPORTED = 15;

/** Where the database is, brought up first if it is the embedded one. */
export async function openDatabaseSource(config: DatabaseConfig, whenInUse: WhenInUse): Promise<OpenedSource> {
  if (config.kind === 'external') {
    await checkServer(config.url, 'DATABASE_URL');
    if (config.directUrl !== config.url) await checkServer(config.directUrl, 'DATABASE_DIRECT_URL');
    const source = { url: config.url };
    return {
      source,
      directSource: config.directUrl === config.url ? source : { url: config.directUrl },
      keptSecret: noSecret,
      announce: () => undefined,
      close: async () => undefined,
    };
  }
  // Loaded only here: an installation with its own PostgreSQL runs without any of it.
  const { openDataDir } = await import('./embedded-postgres/open-data-dir.ts');
  return openDataDir(config.dataDir, whenInUse);
}

function noSecret(): never {
  throw new StartupError('VELA_SECRET is required with DATABASE_URL.');
}

type UrlVariable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

async function checkServer(url: string, variable: UrlVariable): Promise<void> {
  const version = await serverVersion(url, variable);
  if (version >= OLDEST_SUPPORTED * 10_000) return;
  throw new StartupError(
    `The database is PostgreSQL ${Math.floor(version / 10_000)}; Vela needs ${OLDEST_SUPPORTED} or newer.`,
  );
}

async function serverVersion(url: string, variable: UrlVariable): Promise<number> {
  try {
    return await withClient({ url }, async (client) => {
      const { rows } = await client.query<{ version: number }>(
        "select current_setting('server_version_num')::int as version",
      );
      return rows[0]?.version ?? 0;
    });
  } catch (cause) {
    throw new StartupError(
      `The database at ${new URL(url).host} can't be used: ${reasonOf(cause)}. Check ${variable}.`,
      { cause },
    );
  }
}

/** Codes of the system and of PostgreSQL; the driver's own text may repeat parts of the URL. */
function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  switch (code) {
    case 'ECONNREFUSED':
      return 'nothing listens there';
    case 'ENOTFOUND':
      return 'no such host';
    case 'ETIMEDOUT':
      return 'it does not answer';
    case '28P01':
    case '28000':
      return 'it refuses this user and password';
    case '3D000':
      return 'there is no such database on it';
    default:
      return code === '' ? 'the connection failed' : `the connection failed (${code})`;
  }
}

/** Brings the tables up to date, or says in plain words why these can't be. */
export async function migrateDatabase(source: ConnectionSource, migrations: Migration[]): Promise<void> {
  try {
    await migrate(source, migrations);
    await migrateJobs(source);
  } catch (error) {
    if (!(error instanceof ChangedMigrationError)) throw error;
    throw new StartupError(
      'This database was made by another version of Vela and cannot be brought up to date. ' +
        'Start the version that made it, or use an empty database (VELA_DATA_DIR or DATABASE_URL).',
      { cause: error },
    );
  }
}
