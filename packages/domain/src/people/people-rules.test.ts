import { expect, it } from 'vitest';
import { PEOPLE_MESSAGES, problemsOfLeave, problemsOfPerson } from './people-rules.ts';

const ADA = { firstName: 'Ada', lastName: 'Byron', hireDate: null, leaveDate: null };

it.each([
  ['a whole name', {}, true, []],
  ['no name before joining', { firstName: '', lastName: '' }, false, []],
  ['no name after it', { firstName: '', lastName: '' }, true, ['firstName', 'lastName']],
  ['one day at work', { hireDate: '2026-03-02', leaveDate: '2026-03-02' }, true, []],
  ['gone before it began', { hireDate: '2026-03-02', leaveDate: '2026-03-01' }, true, ['leaveDate']],
  ['gone, begin unknown', { leaveDate: '2026-03-01' }, true, []],
])('a person with %s', (_name, fields, hasJoined, paths) => {
  expect(problemsOfPerson({ ...ADA, ...fields }, hasJoined).map(({ path }) => path)).toEqual(paths);
});

it.each([
  ['none', null, null, []],
  ['without an end', '2026-03-01', null, []],
  ['of one day', '2026-03-01', '2026-03-01', []],
  ['that ends before it starts', '2026-03-02', '2026-03-01', [PEOPLE_MESSAGES.leaveOrder]],
  ['without a start', null, '2026-03-01', [PEOPLE_MESSAGES.leaveStart]],
])('a leave %s', (_name, onLeaveFrom, onLeaveTo, messages) => {
  expect(problemsOfLeave({ onLeaveFrom, onLeaveTo }).map(({ message }) => message)).toEqual(messages);
});
