import { expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

it('quotes what would end a cell or a row', () => {
  expect(csvText([['a', 'b, c', 'say "hi"', 'two\nlines', '']])).toBe('\uFEFFa,"b, c","say ""hi""","two\nlines",\r\n');
});
