import { expect, test } from 'vitest';
import { useTestDatabase } from '../../test-support/test-database.ts';
import { migrateDatabase } from './database-source.ts';
import { StartupError } from './startup-error.ts';

const database = useTestDatabase();

test('tables of another version are told in plain words', async () => {
  const changed = migrateDatabase(database().owner, [{ name: '0001_tenancy.sql', sql: 'select 1' }]);
  await expect(changed).rejects.toThrow(StartupError);
  await expect(changed).rejects.toThrow('another version of Vela');
});

test('a migration that fails leaves nothing behind and is no matter of versions', async () => {
  const failing = { name: '9999_failing.sql', sql: 'create table half_made (id integer); select 1 / 0' };
  await expect(migrateDatabase(database().owner, [failing])).rejects.toThrow('9999_failing.sql failed');
  const repaired = { name: '9999_failing.sql', sql: 'create table half_made (id integer)' };
  await migrateDatabase(database().owner, [repaired]);
});
