import { ChangedMigrationError, migrate, type ConnectionSource, type Migration } from '@vela/db';
import { migrateJobs } from './jobs/migrate-jobs.ts';
import { StartupError } from './startup-error.ts';

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
