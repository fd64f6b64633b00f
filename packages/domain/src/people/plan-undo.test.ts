import { expect, test } from 'vitest';
import { planUndo, type ImportedChange, type MemberNow, type UndoInput } from './plan-undo.ts';

const member = (id: string, change: Partial<MemberNow> = {}): MemberNow => ({
  id,
  firstName: id,
  lastName: 'Test',
  email: `${id}@a.example`,
  role: 'employee',
  departmentId: null,
  managerId: null,
  jobTitle: '',
  location: '',
  hireDate: null,
  leaveDate: null,
  timeZone: null,
  status: 'active',
  erased: false,
  takesPart: false,
  ...change,
});
const added = (id: string): ImportedChange => ({
  memberId: id,
  before: null,
  after: { email: `${id}@a.example`, managerId: null },
});
const changed = (id: string, before: ImportedChange['before'], after: ImportedChange['after']): ImportedChange => ({
  memberId: id,
  before,
  after,
});
const undo = (members: MemberNow[], changes: ImportedChange[], more: Partial<UndoInput> = {}) =>
  planUndo({ changes, members, departmentIds: new Set(['sales']), actorId: 'boss', ...more });

test('whoever was added and is as they were goes', () => {
  expect(undo([member('new', { status: 'invited' })], [added('new')])).toEqual({
    remove: ['new'],
    restore: [],
    kept: [],
  });
});

test.each<[string, Partial<MemberNow>, string]>([
  ['joined', { status: 'active' }, 'Has joined since'],
  ['changed', { email: 'other@a.example' }, 'Email was changed since'],
  ['moved', { managerId: 'boss' }, 'Manager was changed since'],
  ['deactivated', { status: 'deactivated' }, 'Was deactivated since'],
  ['erased', { status: 'deactivated', erased: true }, 'The data of this person was erased'],
  ['busy', { takesPart: true }, 'Takes part in something by now, such as a leave or a review'],
])('whoever was added and has %s since stays', (_name, change, reason) => {
  const members = [member('boss'), member('new', { status: 'invited', ...change })];
  expect(undo(members, [added('new')])).toEqual({ remove: [], restore: [], kept: [{ name: 'new Test', reason }] });
});

test('whoever was added stays with reports that stay, and goes with those that go', () => {
  const top = member('top', { status: 'invited' });
  const low = member('low', { status: 'invited', managerId: 'top' });
  const lowAdded: ImportedChange = { memberId: 'low', before: null, after: { managerId: 'top' } };
  expect(undo([top, low], [added('top'), lowAdded]).remove).toEqual(['top', 'low']);
  const joined = undo([top, { ...low, status: 'active' }], [added('top'), lowAdded]);
  expect(joined.remove).toEqual([]);
  expect(joined.kept).toEqual([
    { name: 'low Test', reason: 'Has joined since' },
    { name: 'top Test', reason: 'Others report to this person by now' },
  ]);
});

test('whoever got a manager from the import gets the former one back, and the added manager goes', () => {
  const members = [member('boss'), member('ada', { managerId: 'new' }), member('new', { status: 'invited' })];
  const result = undo(members, [added('new'), changed('ada', { managerId: 'boss' }, { managerId: 'new' })]);
  expect(result).toEqual({ remove: ['new'], restore: [{ memberId: 'ada', fields: { managerId: 'boss' } }], kept: [] });
});

test('what was changed since stays, the other fields come back', () => {
  const before = { jobTitle: 'A', location: 'Berlin', departmentId: null };
  const after = { jobTitle: 'B', location: 'Rome', departmentId: 'sales' };
  const result = undo(
    [member('ada', { jobTitle: 'C', location: 'Rome', departmentId: 'sales' })],
    [changed('ada', before, after)],
  );
  expect(result).toEqual({
    remove: [],
    restore: [{ memberId: 'ada', fields: { departmentId: null, location: 'Berlin' } }],
    kept: [{ name: 'ada Test', reason: 'Job title was changed since' }],
  });
});

test('what is gone or would not fit any more is not brought back', () => {
  const members = [
    member('boss', { role: 'admin', managerId: 'ada' }),
    member('ada', { managerId: null, departmentId: null }),
    member('eva', { hireDate: '2024-01-01', leaveDate: '2025-01-01' }),
    member('gone', { status: 'deactivated' }),
    member('max'),
  ];
  const result = undo(members, [
    changed('boss', { role: 'employee' }, { role: 'admin' }),
    changed('ada', { managerId: 'boss', departmentId: 'lost' }, { managerId: null, departmentId: null }),
    changed('eva', { leaveDate: '2023-01-01' }, { leaveDate: '2025-01-01' }),
    changed('max', { managerId: 'gone' }, { managerId: null }),
  ]);
  expect(result.restore).toEqual([]);
  expect(result.kept).toEqual([
    { name: 'boss Test', reason: 'You can’t change your own role. Ask another admin.' },
    {
      name: 'ada Test',
      reason:
        'The former department is gone; This would make somebody their own manager’s manager. Please choose another manager.',
    },
    { name: 'eva Test', reason: 'The last day must not be before the first day at work.' },
    { name: 'max Test', reason: 'The former manager is gone' },
  ]);
});

test('the last admin who stays for good remains one', () => {
  const made = changed('ada', { role: 'employee', jobTitle: 'A' }, { role: 'admin', jobTitle: 'B' });
  const ada = member('ada', { role: 'admin', jobTitle: 'B' });
  const leaving = member('boss', { role: 'admin', leaveDate: '2030-01-31' });
  expect(undo([leaving, ada], [made])).toEqual({
    remove: [],
    restore: [{ memberId: 'ada', fields: { jobTitle: 'A' } }],
    kept: [{ name: 'ada Test', reason: 'This is the last admin. Make somebody else an admin first.' }],
  });
  expect(undo([member('boss', { role: 'admin' }), ada], [made]).kept).toEqual([]);
});
