import { expect, it } from 'vitest';
import { findRetired } from './check-docs.mjs';

it('refuses words in guides that were given up for others, and leaves other documents alone', () => {
  const text = 'Three responses are kept back.';
  expect(findRetired('docs/guides/anonymity.md', text)).toEqual([expect.stringContaining('“kept back”')]);
  expect(findRetired('docs/adr/0007-anonymity-gate.md', text)).toEqual([]);
  expect(findRetired('docs/guides/anonymity.md', 'Three responses are waiting.')).toEqual([]);
});
