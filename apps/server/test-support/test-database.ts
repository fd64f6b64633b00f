import { randomBytes } from 'node:crypto';
import { applicationSource, openDatabase, withClient, type ConnectionSource, type Database } from '@vela/db';
import { afterAll, beforeAll, inject } from 'vitest';
import { inDatabase, TEMPLATE, TEST_SECRET } from './database-setup.ts';

export interface TestDatabase {
  db: Database;
  /** As the owner, who may look past row-level security: to check what is really stored. */
  owner: ConnectionSource;
  /** As the product connects. */
  source: ConnectionSource;
}

/** A database of its own for a test file, dropped at its end. */
export function useTestDatabase(): () => TestDatabase {
  let current: TestDatabase | null = null;
  const name = `vela_test_${randomBytes(6).toString('hex')}`;
  beforeAll(async () => {
    const server = inject('databaseServer');
    await withClient(server, (client) => client.query(`create database ${name} template ${TEMPLATE}`));
    const owner = inDatabase(server, name);
    const source = await applicationSource(owner, TEST_SECRET);
    current = { db: openDatabase(source), owner, source };
  });
  afterAll(async () => {
    await current?.db.close();
    await withClient(inject('databaseServer'), (client) =>
      client.query(`drop database if exists ${name} with (force)`),
    );
  });
  return () => {
    if (current === null) throw new Error('The test database is there only inside tests');
    return current;
  };
}
