import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formulaSafe, withoutFormulaGuard, csvText } from './spreadsheet-cells.ts';

test.each([
  ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
  ['+49 30 123', "'+49 30 123"],
  ['-2+3+cmd|x', "'-2+3+cmd|x"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ['＝1+1', "'＝1+1"],
  ["'=1", "''=1"],
])('%j becomes text', (cell, expected) => {
  expect(formulaSafe(cell)).toBe(expected);
});

test.each(['', 'Ada Byron', '-12', '-0.5', '-1,5', '42', "'tis", "d'Arc", ' =1', 'ada@test.example', 'a-b'])(
  '%j stays as it is',
  (cell) => {
    expect(formulaSafe(cell)).toBe(cell);
  },
);

test('what went in comes back, whatever it is', () => {
  const signs = fc.constantFrom(...`'=+-@\t\r\n＝＋－＠a1,. `);
  const texts = fc.oneof(fc.string(), fc.string({ unit: signs, maxLength: 6 }));
  fc.assert(fc.property(texts, (text) => withoutFormulaGuard(formulaSafe(text)) === text));
});

test('no cell starts a formula', () => {
  const texts = fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string()).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => /^[^=+\-@\t\r]/.test(formulaSafe(text)) || /^-\d+([.,]\d+)?$/.test(formulaSafe(text))),
  );
});

test('quotes what would end a cell or a row, or get lost at its ends', () => {
  const rows = [
    ['a', 'b, c', 'say "hi"', 'two\nlines', ''],
    [' x', 'x ', "'=1", 'a b'],
  ];
  expect(csvText(rows)).toBe('a,"b, c","say ""hi""","two\nlines",\r\n" x","x ","\'=1",a b\r\n');
});
