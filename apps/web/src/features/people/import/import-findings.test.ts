import { suggestMapping } from '@vela/domain/people';
import { expect, it } from 'vitest';
import { createFormats } from '../../../lib/format.ts';
import { problemRows, roleCounts } from './import-findings.tsx';

const REFUSED = {
  result: { created: 0, updated: 0, unchanged: 0, leftOut: 2, invited: 0 },
  problems: [
    { line: 2, field: 'email' as const, message: 'The email address is missing' },
    { line: 2, field: 'role' as const, message: 'The role “pope” is not known.' },
    { line: 4, field: null, message: 'This line has 4 cells, the header 3.' },
  ],
  problemCount: 3,
  refusedRows: [
    { line: 2, cells: ['', 'pope', '=1+1', "'=1"] },
    { line: 4, cells: ['b@x.org', 'manager', 'Bob', 'Ray'] },
  ],
  roles: { admin: 0, manager: 0, employee: 0 },
  newDepartments: [],
  preview: [],
};

it('puts what is wrong in front of the cells, once for each line', () => {
  expect(problemRows(REFUSED, ['Email', 'Role', 'Name'])).toEqual([
    ['Line', 'Problem', 'Email', 'Role', 'Name'],
    ['2', 'Email: The email address is missing · Role: The role “pope” is not known.', '', 'pope', "'=1+1", "'=1"],
    ['4', 'This line has 4 cells, the header 3.', 'b@x.org', 'manager', 'Bob', 'Ray'],
  ]);
});

it('is read by the import as the list it came from', () => {
  const [header = [], ...rows] = problemRows(REFUSED, ['Email', 'Role', 'Name']);
  expect(suggestMapping(header, rows)).toEqual({ email: 2, role: 3, fullName: 4 });
});

const row = (line: number, action: 'create' | 'unchanged', role: 'manager' | 'employee') => ({
  ...{ line, action, role, name: '', email: '', department: null, changes: [] },
});
const CHECK = {
  result: { created: 1240, updated: 0, unchanged: 1, leftOut: 0, invited: 0 },
  problems: [],
  problemCount: 0,
  refusedRows: [],
  roles: { admin: 0, manager: 2, employee: 1238 },
  newDepartments: [],
  preview: [row(2, 'create', 'manager'), row(3, 'create', 'manager'), row(4, 'unchanged', 'employee')],
};

it('says the roles that somebody gets, without the lines that were left out', () => {
  const formats = createFormats({ locale: 'en-GB', timeZone: 'Europe/London' });
  expect(roleCounts(formats, CHECK, new Set())).toBe('2 managers, 1,238 employees');
  expect(roleCounts(formats, CHECK, new Set([2, 4]))).toBe('1 manager, 1,238 employees');
});
