import { expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

it('quotes what would end a cell or a row, or get lost at its ends', () => {
  const rows = [
    ['a', 'b, c', 'say "hi"', 'two\nlines', ''],
    [' x', 'x ', "'=1", 'a b'],
  ];
  expect(csvText(rows)).toBe('a,"b, c","say ""hi""","two\nlines",\r\n" x","x ","\'=1",a b\r\n');
});
