import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { findSystemPostgres } from './apps/server/test-support/system-postgres.ts';

/** Only against tests that hang: on a busy machine everything takes its time, and no test may depend on that. */
const limits = { testTimeout: 90_000, hookTimeout: 90_000 };
const NEVER = ['**/node_modules/**', '**/dist/**'];
const DATABASE = { globalSetup: ['apps/server/test-support/database-setup.ts'] };

const API = ['apps/server/**/*.api.test.ts'];
/** They put other modules in the place of the product's, which would stay there for the files that come after. */
const ISOLATED = ['apps/server/test-support/attack/attack.api.test.ts'];
const NODE = ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'bench/src/**/*.test.ts'];
const DOM = ['apps/web/src', 'apps/respond/src'].flatMap(filesWithBrowserStub);

interface Files {
  include: string[];
  exclude?: string[];
}
interface Others {
  group: number;
  environment?: string;
  isolate?: boolean;
  globalSetup?: string[];
}

/**
 * The files of a project share two processes, and so one load of the application: what a file leaves behind is a fault.
 * Groups run one after the other, since a process serves one project alone.
 */
const projects: { test: object }[] = [];
function project(name: string, { include, exclude = [] }: Files, { group, ...others }: Others): void {
  const sequence = { groupOrder: group };
  const test = { name, include, exclude: [...NEVER, ...exclude], isolate: false, maxWorkers: 2, sequence };
  projects.push({ test: { ...limits, ...test, ...others } });
}

project('unit', { include: NODE, exclude: ['**/*.api.test.ts', ...DOM] }, { group: 1 });
project('dom', { include: DOM }, { group: 2, environment: 'jsdom' });
// One long file: by itself it would leave the other process with nothing to do.
project('isolated', { include: ISOLATED }, { group: 3, isolate: true, ...DATABASE });
project('api', { include: API, exclude: ISOLATED }, { group: 3, ...DATABASE });
/**
 * Once more on an installed PostgreSQL, where there is one and no other database was asked for. Only what another version
 * or another owner of the database could break: roles, migrations and SQL that is more than rows in and out of tables.
 * `npm run test:databases` takes all.
 */
const ON_BOTH_DATABASES =
  process.env.VELA_TEST_DATABASES === 'all'
    ? API
    : [
        'apps/server/src/platform/{,jobs/}*.api.test.ts',
        'apps/server/src/modules/analytics/endpoints-against-loops.api.test.ts',
        'apps/server/src/modules/documents/{document-job,search-handbook}.api.test.ts',
        'apps/server/src/modules/exports/exports.api.test.ts',
        'apps/server/src/modules/people/data-rights/*.api.test.ts',
        'apps/server/src/modules/people/org-chart.api.test.ts',
        'apps/server/src/modules/responses/{concurrent-responses,release-groups,rollups}.api.test.ts',
        'apps/server/src/modules/surveys/audience-store.api.test.ts',
      ];
if (process.env.TEST_DATABASE_URL === undefined && findSystemPostgres() !== null) {
  project('api-postgres', { include: ON_BOTH_DATABASES, exclude: ISOLATED }, { group: 4, ...DATABASE });
}

export default defineConfig({ test: { projects } });

/** Each such file says in its first line that it needs the stub of a browser. */
function filesWithBrowserStub(folder: string): string[] {
  const below = path.join(import.meta.dirname, folder);
  return readdirSync(below, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(path.join(below, file), 'utf8').startsWith('// @vitest-environment jsdom'))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')));
}
