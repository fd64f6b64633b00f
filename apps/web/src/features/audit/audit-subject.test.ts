import type { AuditEntry } from '@vela/contract';
import { expect, test } from 'vitest';
import { auditSubjectOf } from './audit-subject.ts';

const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
  id: 'e',
  at: '2026-03-02T10:00:00Z',
  actor: null,
  action: 'survey.deleted',
  subjectType: 'survey',
  subjectId: 's',
  subjectName: null,
  detail: {},
  address: null,
  ...changes,
});

test.each<[Partial<AuditEntry>, { type: string; name: string | null; isGone: boolean }]>([
  [{ subjectName: 'June pulse' }, { type: 'Survey', name: 'June pulse', isGone: false }],
  [{ detail: { title: 'June pulse' } }, { type: 'Survey', name: 'June pulse', isGone: true }],
  [{}, { type: 'Survey', name: null, isGone: true }],
  [{ subjectType: 'session' }, { type: 'Session', name: null, isGone: false }],
  [{ subjectType: 'constructor' }, { type: 'constructor', name: null, isGone: false }],
])('%j', (changes, expected) => {
  expect(auditSubjectOf(entry(changes))).toEqual(expected);
});
