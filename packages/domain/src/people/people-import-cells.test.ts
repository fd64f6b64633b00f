import { describe, expect, it, test } from 'vitest';
import { cleanCell, cleanEmail, departmentKey, isEmailAddress, splitFullName } from './people-import-cells.ts';

test.each([
  ['\u00a0 Ada \u200b', 'Ada'],
  ['Ada\r\nByron', 'Ada Byron'],
  ["'=SUM(A1)", '=SUM(A1)'],
  ["'tis", "'tis"],
  ['Jo\u0308rg', 'J\u00f6rg'],
  ['\u202e\u200b', ''],
  ['\u202eAda\u2066 Byron', 'Ada Byron'],
  [
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
])('%j is read as %j', (cell, text) => {
  expect(cleanCell(cell)).toBe(text);
});

test('addresses lose what a link or an invisible sign adds', () => {
  expect(cleanEmail(' mailto:ada@a.example\u200b')).toBe('ada@a.example');
  expect(departmentKey(' Sales\u200b ')).toBe(departmentKey('SALES'));
});

test.each([
  ['ada@a.example', true],
  ["o'neil+x@sub.a.example", true],
  ['ada@a', false],
  ['ada a@a.example', false],
  ['@a.example', false],
  ['ada.@a.example', false],
  ['a..b@a.example', false],
  [`${'a'.repeat(250)}@a.example`, false],
])('%s: %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});

describe('full names', () => {
  it.each([
    ['Ada Byron', 'Ada', 'Byron'],
    ['Byron, Ada', 'Ada', 'Byron'],
    ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    ['Anna Maria de la Cruz', 'Anna Maria', 'de la Cruz'],
    ['Van Morrison', 'Van', 'Morrison'],
    ['Cher', 'Cher', ''],
  ])('%s', (name, firstName, lastName) => {
    expect(splitFullName(name)).toEqual({ firstName, lastName });
  });
});
