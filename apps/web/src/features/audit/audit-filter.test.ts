import { expect, test } from 'vitest';
import { auditFilterIn, isBackwards, isAuditFiltered, NO_AUDIT_FILTER, withAuditFilter } from './audit-filter.ts';

const filter = { q: 'pulse', action: 'survey.launched', actorId: 'p1', from: '2026-03-01', to: '2026-03-31' };

test('a filter comes back out of the address that it was put into', () => {
  const query = withAuditFilter(new URLSearchParams('tab=audit-log'), filter);
  expect(auditFilterIn(query)).toEqual(filter);
  expect(query.get('tab')).toBe('audit-log');
});

test('without a filter the address holds none', () => {
  const query = withAuditFilter(withAuditFilter(new URLSearchParams('tab=audit-log'), filter), NO_AUDIT_FILTER);
  expect(query.toString()).toBe('tab=audit-log');
  expect(isAuditFiltered(auditFilterIn(query))).toBe(false);
});

test('what is no day is none', () => {
  expect(auditFilterIn(new URLSearchParams('from=yesterday&to=2026-3-1'))).toEqual(NO_AUDIT_FILTER);
});

test('only two days can be in the wrong order', () => {
  expect(isBackwards({ ...NO_AUDIT_FILTER, from: '2026-03-02', to: '2026-03-01' })).toBe(true);
  expect(isBackwards({ ...NO_AUDIT_FILTER, from: '2026-03-01', to: '2026-03-01' })).toBe(false);
  expect(isBackwards({ ...NO_AUDIT_FILTER, from: '2026-03-02' })).toBe(false);
});
