import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCycleFinder } from './area-cycles.mjs';
import { placeOf } from './place.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vela-cycles-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file, code) {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, code);
}
const problem = (file, specifier) => createCycleFinder(root)(placeOf(root, path.join(root, file)), specifier);

it('names the circle that an import closes over several modules', () => {
  write('apps/server/src/modules/auth/index.ts', "import { a } from '../people/index.ts';");
  write('apps/server/src/modules/people/index.ts', "export { a } from '../company/index.ts';");
  write('apps/server/src/modules/company/index.ts', 'export const a = 1;');
  expect(problem('apps/server/src/modules/company/x.ts', '../auth/index.ts')).toMatch(
    /company -> auth -> people -> company/,
  );
  expect(problem('apps/server/src/modules/auth/x.ts', '../company/index.ts')).toBeNull();
});

it('sees circles between areas of the domain, and overlooks what only tests import', () => {
  write('packages/domain/src/surveys/a.ts', "import { b } from '../scoring/b.ts';");
  write('packages/domain/src/scoring/b.ts', 'export const b = 1;');
  write('packages/domain/src/scoring/b.test.ts', "import { a } from '../surveys/a.ts';");
  expect(problem('packages/domain/src/scoring/c.ts', '../surveys/a.ts')).toMatch(/scoring -> surveys -> scoring/);
  expect(problem('packages/domain/src/surveys/c.ts', '../scoring/b.ts')).toBeNull();
});
