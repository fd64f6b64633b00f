import { AUDIT_ACTIONS } from '@vela/domain/audit';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '../..');

/** Every text of the form `area.what-was-done` in the server's own source. */
function codesInSource(): Set<string> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const code = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'));
  return new Set(code.flatMap((text) => [...text.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map((match) => match[1] ?? '')));
}

/** What follows `action:` there. */
function actionsInSource(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.ts$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(path.join(SOURCE, file), 'utf8').matchAll(/\baction: '([^']+)'/g)])
    .map((match) => match[1] ?? '');
}

test('every act that the server writes down has words for the screen', () => {
  const written = [...new Set(actionsInSource())];
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((action) => !Object.hasOwn(AUDIT_ACTIONS, action))).toEqual([]);
});

test('every act that has words is one that the server writes down', () => {
  const codes = codesInSource();
  expect(Object.keys(AUDIT_ACTIONS).filter((action) => !codes.has(action))).toEqual([]);
});
