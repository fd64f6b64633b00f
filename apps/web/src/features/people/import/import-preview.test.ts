import { expect, it } from 'vitest';
import { createFormats } from '../../../lib/format.ts';
import { roleCounts } from './import-preview.tsx';

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
