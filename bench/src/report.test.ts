import { format } from 'prettier';
import { expect, it } from 'vitest';
import { formatTable } from './report.ts';

it('writes the table as the formatter wants it in a document', async () => {
  const table = formatTable([
    { what: 'page', database: 'none', measured: '81.8 kB', budget: '<= 90 kB', met: true, figures: {} },
    { what: 'a much longer line', database: 'embedded', measured: '1', budget: '-', met: null, figures: {} },
  ]);
  expect(await format(table, { parser: 'markdown' })).toBe(`${table}\n`);
});
