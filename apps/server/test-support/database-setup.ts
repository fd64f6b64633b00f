import { fileURLToPath } from 'node:url';
import { applicationSource, readMigrations, withClient, type ConnectionSource } from '@vela/db';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../src/platform/database-source.ts';
import { startTestCluster } from './test-cluster.ts';

export const TEMPLATE = process.env.VELA_TEST_TEMPLATE ?? 'vela_test_template';
export const TEST_SECRET = 'a secret for tests, long enough to be one';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: ConnectionSource;
  }
}

/** Brings a server to test against and a migrated template database, from which each test file gets its clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const cluster =
    url === undefined ? await startTestCluster(project.name === 'api-postgres' ? 'system' : 'embedded') : null;
  const server = cluster?.source ?? { url: url ?? '' };
  await makeTemplate(server);
  project.provide('databaseServer', server);
  return async () => cluster?.stop();
}

async function makeTemplate(server: ConnectionSource): Promise<void> {
  await withClient(server, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE} with (force)`);
    await client.query(`create database ${TEMPLATE}`);
  });
  const template = inDatabase(server, TEMPLATE);
  const folder = fileURLToPath(new URL('../../../packages/db/migrations', import.meta.url));
  await migrateDatabase(template, readMigrations(folder));
  await applicationSource(template, TEST_SECRET);
}

/** The same server, another database. */
export function inDatabase(server: ConnectionSource, database: string): ConnectionSource {
  if (!('url' in server)) return { ...server, database };
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return { url: url.toString() };
}

/** As the product takes it. */
export function databaseUrlOf(source: ConnectionSource): string {
  if ('url' in source) return source.url;
  const { user, password, port, database, host } = source;
  return `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
