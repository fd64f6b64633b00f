import { defineConfig } from 'vitest/config';
import { findSystemPostgres } from './apps/server/test-support/system-postgres.ts';

/** Only against tests that hang: on a busy machine everything takes its time, and no test may depend on that. */
const limits = { testTimeout: 90_000, hookTimeout: 90_000 };

const api = (name: string, exclude: string[] = []) => ({
  test: {
    name,
    include: ['apps/server/**/*.api.test.ts'],
    exclude: [...exclude, '**/node_modules/**'],
    globalSetup: ['apps/server/test-support/database-setup.ts'],
    ...limits,
  },
});

/** The same tests once more on an installed PostgreSQL, where there is one and no other database was asked for. */
const onInstalledPostgres = process.env.TEST_DATABASE_URL === undefined && findSystemPostgres() !== null;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{js,mjs,ts}',
            'bench/src/**/*.test.ts',
          ],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
          ...limits,
        },
      },
      api('api'),
      // Rules are attacked, not databases, and it takes minutes: once is enough.
      ...(onInstalledPostgres ? [api('api-postgres', ['apps/server/test-support/attack/**'])] : []),
    ],
  },
});
