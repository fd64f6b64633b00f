import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { withClient, type ConnectionSource } from './connection.ts';

/** Any number will do, as long as every process of Vela takes the same. */
const MIGRATION_LOCK = 7_316_035;

export interface Migration {
  name: string;
  sql: string;
}

/** The database was made by a version of Vela whose tables are not this one's. */
export class ChangedMigrationError extends Error {
  override readonly name = 'ChangedMigrationError';

  constructor(migration: string) {
    super(`Migration ${migration} was changed after it had been applied`);
  }
}

/** The numbered .sql files of a folder in their order. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
}

/**
 * Applies what is missing, each file in a transaction of its own, under a lock: of several processes that start at
 * once one works and the others wait. A file that was changed after it had been applied is an error.
 */
export async function migrate(source: ConnectionSource, migrations: Migration[]): Promise<string[]> {
  return withClient(source, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const applied = await appliedChecksums(client);
    const done: string[] = [];
    for (const migration of migrations) {
      const checksum = createHash('sha256').update(migration.sql).digest('hex');
      const known = applied.get(migration.name);
      if (known === checksum) continue;
      if (known !== undefined) throw new ChangedMigrationError(migration.name);
      await apply(client, migration, checksum);
      done.push(migration.name);
    }
    return done;
  });
}

async function appliedChecksums(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function apply(client: pg.Client, migration: Migration, checksum: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [migration.name, checksum]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed`, { cause });
  }
}
