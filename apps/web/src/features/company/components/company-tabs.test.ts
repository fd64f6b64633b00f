import { expect, test } from 'vitest';
import { companyTabIn, companyTabQuery } from './company-tabs.tsx';

test.each([
  ['', 'overview'],
  ['tab=core-values', 'core-values'],
  ['tab=audit-log&q=x', 'audit-log'],
  ['tab=nonsense', 'overview'],
  ['tab=Overview', 'overview'],
  ['tab=toString', 'overview'],
])('%j opens %s', (query, tab) => {
  expect(companyTabIn(new URLSearchParams(query))).toBe(tab);
});

test('the Overview needs nothing in the address', () => {
  expect(companyTabQuery('overview').toString()).toBe('');
  expect(companyTabQuery('people').toString()).toBe('tab=people');
});
