import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileCycleFinder } from './file-cycles.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vela-file-cycles-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file, code) => writeFileSync(path.join(root, file), code);
const problem = (file, specifier) => createFileCycleFinder(root)(path.join(root, file), specifier);

it('names the circle that an import closes over several files', () => {
  write('page.tsx', "import { Field } from './field.tsx';");
  write('field.tsx', "export { Field } from './input.tsx';");
  write('input.tsx', 'export const Field = null;');
  expect(problem('input.tsx', './page.tsx')).toMatch(/input\.tsx -> page\.tsx -> field\.tsx -> input\.tsx/);
  expect(problem('page.tsx', './input.tsx')).toBeNull();
});

it.each([
  ["import type { Props } from './page.tsx';", 'types alone'],
  ["const load = () => import('./page.tsx');", 'what is loaded only when needed'],
])('counts %s', (code) => {
  write('page.tsx', 'export const Page = null;');
  write('field.tsx', code);
  expect(problem('page.tsx', './field.tsx')).toMatch(/circle of files/);
});

it('overlooks styles, packages and files that are not there', () => {
  write('page.tsx', "import './page.css'; import { z } from 'zod'; import './gone.ts';");
  expect(problem('field.tsx', './page.tsx')).toBeNull();
});
