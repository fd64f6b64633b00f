import { ESLint, Linter } from 'eslint';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../project.mjs';
import { createImportZones } from './import-zones.mjs';

const linter = new Linter({ cwd: ROOT });
const config = {
  files: ['**/*.ts', '**/*.tsx'],
  languageOptions: { parser: tseslint.parser },
  plugins: { vela: { rules: { 'import-zones': createImportZones(ROOT) } } },
  rules: { 'vela/import-zones': 'error' },
};
const problemsOf = (file, code) =>
  linter.verify(code, [config], { filename: path.join(ROOT, file) }).map(({ message }) => message);

describe('import zones', () => {
  it.each([
    ['packages/domain/src/surveys/x.ts', "import { z } from 'zod';"],
    ['packages/domain/src/surveys/x.ts', "import { readFile } from 'node:fs/promises';"],
    ['packages/domain/src/surveys/x.ts', "import { a } from '@vela/contract';"],
    ['packages/contract/src/x.ts', "import pg from 'pg';"],
    ['packages/contract/src/calls.ts', "import { z } from 'zod';"],
    ['packages/contract/src/calls.ts', "import type { Endpoint } from './endpoint.ts';"],
    ['packages/db/src/x.ts', "import type { A } from '@vela/contract';"],
    ['packages/db/src/x.ts', "import { a } from '@vela/domain';"],
    ['apps/web/src/lib/x.ts', "import type { A } from '@vela/domain';"],
    ['packages/db/src/x.ts', "import { a } from '../../domain/src/surveys/index.ts';"],
    ['apps/web/src/lib/x.ts', "import { a } from '@vela/contract';"],
    ['apps/web/src/lib/x.ts', "import { type A } from '@vela/contract';"],
    ['apps/web/src/lib/x.ts', "import { a } from '@vela/db';"],
    ['apps/web/src/lib/x.ts', "import { readFileSync } from 'node:fs';"],
    ['apps/web/src/lib/x.ts', "import { a } from '../ui/page.tsx';"],
    ['apps/web/src/ui/x.tsx', "import { a } from '../features/surveys/api/survey-cache.ts';"],
    ['apps/web/src/features/people/x.tsx', "import { a } from '../surveys/api/survey-cache.ts';"],
    ['apps/web/src/features/people/api/x.ts', "const a = () => import('../../surveys/api/survey-cache.ts');"],
    ['apps/web/src/features/people/x.tsx', "import { a } from '../../pages/surveys-page.tsx';"],
    ['apps/respond/src/x.ts', "import { z } from 'zod';"],
    ['apps/respond/src/x.ts', "import { a } from '@vela/contract';"],
    ['apps/respond/src/x.ts', "import { CALLS } from '@vela/contract/calls';"],
    ['apps/respond/src/x.ts', "export * from '@vela/contract';"],
    ['apps/server/src/platform/x.ts', "import { a } from '../modules/auth/index.ts';"],
    ['apps/server/src/platform/x.ts', "import { a } from '../app.ts';"],
    ['apps/server/src/modules/auth/x.ts', "import { a } from '../surveys/surveys-store.ts';"],
    ['apps/server/src/modules/auth/x.ts', "import { modules } from '../../modules.ts';"],
    ['apps/server/src/modules/auth/x.ts', "import { a } from '../../../test-support/factories.ts';"],
    ['apps/server/src/modules.ts', "import { a } from './modules/auth/authenticate.ts';"],
    ['apps/server/src/modules/auth/x.ts', "import { sql } from 'drizzle-orm';"],
    ['apps/server/src/modules/auth/x.ts', "import { members } from '@vela/db';"],
    ['apps/server/src/modules/auth/x.ts', "import type { FastifyRequest } from 'fastify';"],
    ['apps/server/src/modules/surveys/x-store.ts', "import { responses } from '@vela/db';"],
    ['apps/server/src/modules/analytics/x-store.ts', "import { responses } from '@vela/db';"],
    ['e2e/journeys/x.spec.ts', "import { a } from '@vela/db';"],
    ['e2e/journeys/x.spec.ts', "import { a } from '../../apps/web/src/app/router.tsx';"],
  ])('%s may not say %s', (file, code) => {
    expect(problemsOf(file, code)).toHaveLength(1);
  });

  it.each([
    ['packages/contract/src/x.ts', "import { z } from 'zod'; import { a } from '@vela/domain/surveys';"],
    ['packages/domain/src/surveys/x.test.ts', "import { it } from 'vitest'; import fc from 'fast-check';"],
    ['apps/web/src/lib/x.ts', "import type { A } from '@vela/contract'; import { b } from '@vela/domain/people';"],
    ['apps/web/src/lib/x.ts', "import { CALLS } from '@vela/contract/calls';"],
    ['apps/web/src/pages/x.tsx', "import { a } from '../features/surveys/x.ts'; import { b } from '../ui/page.tsx';"],
    ['apps/web/src/features/people/x.tsx', "import { a } from '../../app/paths.ts'; import { b } from './y.ts';"],
    [
      'apps/server/src/modules/newcomer/x.ts',
      "import { a } from '../surveys/index.ts'; import { b } from '../../platform/ids.ts';",
    ],
    [
      'apps/server/src/modules/auth/x-store.ts',
      "import { eq } from 'drizzle-orm'; import { members } from '@vela/db';",
    ],
    ['apps/server/src/modules/auth/x-routes.ts', "import type { FastifyInstance } from 'fastify';"],
    [
      'apps/server/src/modules/auth/x.api.test.ts',
      "import { a } from '../../../test-support/factories.ts'; import { responses } from '@vela/db';",
    ],
    ['apps/server/src/modules/responses/x-store.ts', "import { responses } from '@vela/db';"],
    ['apps/server/src/modules/analytics/rebuild-rollups-store.ts', "import { responses } from '@vela/db';"],
    ['apps/respond/src/x.ts', "import { a } from 'react'; import type { B } from '@vela/contract';"],
    ['e2e/x.ts', "import { a } from '../apps/web/src/app/paths.ts';"],
  ])('%s may say %s', (file, code) => {
    expect(problemsOf(file, code)).toEqual([]);
  });
});

describe('eslint.config.js', () => {
  it.each([
    ['vela/import-zones', "import { z } from 'zod';\nexport const a = z;\n"],
    ['@typescript-eslint/no-explicit-any', 'export const a = (b: any): unknown => b;\n'],
    ['@typescript-eslint/no-non-null-assertion', 'export const a = (b: string | null): string => b!;\n'],
    ['no-restricted-syntax', 'export default 1;\n'],
    ['no-restricted-syntax', 'export enum A { b }\n'],
    [
      '@typescript-eslint/switch-exhaustiveness-check',
      "export const a = (b: 'c' | 'd'): void => { switch (b) { case 'c': return; } };\n",
    ],
    ['max-lines', `${'export {};\n'.repeat(351)}`],
    ['max-lines-per-function', `export function a(): void {\n${'  a();\n'.repeat(60)}}\n`],
  ])('reports %s', async (rule, code) => {
    const eslint = new ESLint({ cwd: ROOT });
    const [result] = await eslint.lintText(code, { filePath: path.join(ROOT, 'packages/domain/src/surveys/index.ts') });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toContain(rule);
  });

  /** By what the configuration says of the file, without the types that other rules ask for: they take a minute. */
  const restrictedIn = async (file, code) => {
    const filename = path.join(ROOT, file);
    const { rules } = await new ESLint({ cwd: ROOT }).calculateConfigForFile(filename);
    const asked = { ...config, rules: { 'no-restricted-syntax': rules['no-restricted-syntax'] } };
    return linter.verify(code, [asked], { filename }).map(({ message }) => message);
  };

  it.each([
    "'/api/surveys'",
    '`/api/surveys/${id}`',
    "api.call<string>('getSurvey')",
    "api.file<string>('getExportFile')",
  ])('refuses %s in the web app, where calls have names and the contract has their types', async (expression) => {
    const code = `export const a = (api, id) => [${expression}, id];\n`;
    expect(await restrictedIn('apps/web/src/app/paths.ts', code)).toHaveLength(1);
    expect(await restrictedIn('apps/web/src/lib/api-client.test.ts', code)).toEqual([]);
  });

  it('still refuses in the web app what it refuses everywhere', async () => {
    const code = 'export enum A { b }\nexport default 1;\n';
    expect(await restrictedIn('apps/web/src/app/paths.ts', code)).toHaveLength(2);
  });
});
