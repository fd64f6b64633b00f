import type { AuditEntry } from '@vela/contract';
import { expect, test } from 'vitest';
import { createFormats } from '../../lib/format.ts';
import { auditDetailLabel, auditSubjectOf, detailLines } from './audit-entry-words.ts';

const formats = createFormats({ locale: 'en-US', timeZone: 'UTC' });
const linesOf = (detail: Record<string, unknown>) =>
  detailLines(detail, formats).map(({ label, before, after }) => [label, before, after]);

test.each([
  ['workingHoursStart', 'Working hours start'],
  ['name', 'Name'],
  ['review360', '360 review'],
  ['toString', 'To string'],
])('%s is called %s', (name, label) => {
  expect(auditDetailLabel(name)).toBe(label);
});

test('a change says what was and what is', () => {
  expect(linesOf({ name: { before: 'A', after: 'B' }, minGroup: { before: 5, after: 1500 } })).toEqual([
    ['Name', 'A', 'B'],
    ['Fewest people behind a score', '5', '1,500'],
  ]);
});

test('nothing, yes and no, and moments are words', () => {
  const leave = { before: null, after: '2026-03-02T10:00:00.000Z' };
  expect(linesOf({ domain: { before: '', after: 'x' }, managerOnly: { before: true, after: false }, leave })).toEqual([
    ['Domain', '(nothing)', 'x'],
    ['Manager only', 'Yes', 'No'],
    ['Leave', '(nothing)', 'Mar 2, 2026, 10:00 AM'],
  ]);
});

test('lists stand line by line, their parts by name', () => {
  const after = [
    { value: 'Care', importance: 9 },
    { value: 'Craft', importance: 5 },
  ];
  expect(linesOf({ coreValues: { before: [], after } })).toEqual([
    ['Core values', '(nothing)', 'Value: Care, Importance: 9\nValue: Craft, Importance: 5'],
  ]);
});

test('a fact has no before, and the revision is of no interest', () => {
  expect(linesOf({ endedSessions: 2, revision: 4 })).toEqual([['Sessions ended', null, '2']]);
});

test('empty facts and ids are left out, in a change an id is short', () => {
  const id = '44b9a0a7-c466-4af8-8a9d-344ad4f59412';
  expect(linesOf({ uploadedBy: id, notices: [], managerId: { before: null, after: id } })).toEqual([
    ['Manager id', '(nothing)', '44b9a0a7'],
  ]);
});

test('what was noticed in a file, or wrong with it, is told in words', () => {
  expect(linesOf({ notices: ['macros_ignored'], problem: 'encrypted' })).toEqual([
    ['Notices', null, 'The file contains macros. They were ignored.'],
    ['Problem', null, expect.stringContaining('protected by a password')],
  ]);
  expect(linesOf({ problem: 'of a former version' })).toEqual([['Problem', null, 'of a former version']]);
});

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
