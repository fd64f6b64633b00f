import { expect, test } from 'vitest';
import { exportFileName } from './export-rules.ts';

test.each([
  ['Monthly pulse', 'Monthly pulse responses.csv'],
  ['=HYPERLINK("x")', "'=HYPERLINK( x ) responses.csv"],
  ['+49', "'+49 responses.csv"],
  ['a/b\\c:d*e?f<g>h|i', 'a b c d e f g h i responses.csv'],
  ['../../etc/passwd', 'etc passwd responses.csv'],
  ['two\nlines\u202e', 'two lines responses.csv'],
  ['مرحبا 🎉', 'مرحبا 🎉 responses.csv'],
  ['...', 'responses.csv'],
])('%j is saved as %j', (title, expected) => {
  expect(exportFileName(title, 'responses', 'csv')).toBe(expected);
});

test('a long title leaves room for the rest and is never cut through a sign', () => {
  const name = exportFileName('🎉'.repeat(200), 'comments', 'csv');
  expect(name).toBe(`${'🎉'.repeat(40)} comments.csv`);
});
