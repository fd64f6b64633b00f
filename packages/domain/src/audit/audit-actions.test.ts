import { expect, test } from 'vitest';
import { auditActionLabel, auditActionsMatching, AUDIT_ACTIONS } from './audit-actions.ts';

test.each(Object.entries(AUDIT_ACTIONS))('%s has words of its own', (action, label) => {
  expect(action).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
  expect(label).toMatch(/^[A-Z][a-z’]+ /);
  expect(Object.values(AUDIT_ACTIONS).filter((other) => other === label)).toHaveLength(1);
});

test('an act of another version keeps its code', () => {
  expect(auditActionLabel('person.role-changed')).toBe('Changed a role');
  expect(auditActionLabel('toString')).toBe('toString');
});

test('acts are found by their words and by their codes', () => {
  expect(auditActionsMatching('changed a ROLE')).toEqual(['person.role-changed']);
  expect(auditActionsMatching('survey.la')).toEqual(['survey.launched']);
  expect(auditActionsMatching('no such act')).toEqual([]);
});
