import { asRole, readMigrations, withClient, type ConnectionSource, type Migration } from '@vela/db';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { inDatabase } from './database-setup.ts';

/** Every migration in its order. */
export const allMigrations = (): Migration[] =>
  readMigrations(fileURLToPath(new URL('../../../packages/db/migrations', import.meta.url)));

/** An empty database that belongs to a role which row-level security binds, as a hosted one may. */
export async function withWeakOwner(run: (source: ConnectionSource) => Promise<void>): Promise<void> {
  const server = inject('databaseServer');
  const name = `vela_test_${randomBytes(6).toString('hex')}`;
  await withClient(server, async (client) => {
    await client.query(`create role ${name} login nosuperuser nobypassrls password 'own'`);
    await client.query(`create database ${name} owner ${name}`);
  });
  const superuser = inDatabase(server, name);
  try {
    await withClient(superuser, (client) => client.query(`alter schema public owner to ${name}`));
    await run(asRole(superuser, name, 'own'));
  } finally {
    await withClient(server, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`drop role ${name}`);
    });
  }
}
