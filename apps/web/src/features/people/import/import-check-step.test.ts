import { expect, it } from 'vitest';
import { chosenCount } from './import-check-step.tsx';

const row = (line: number, action: 'create' | 'update' | 'unchanged' | 'leave_out') => ({
  ...{ line, action, name: '', email: '', role: 'employee' as const, department: null, changes: [] },
});

it('counts who is added or updated, without the lines that were left out', () => {
  const check = {
    result: { created: 40, updated: 2, unchanged: 3, leftOut: 1, invited: 0 },
    problems: [],
    problemCount: 1,
    refusedRows: [],
    roles: { admin: 0, manager: 0, employee: 42 },
    newDepartments: [],
    preview: [row(2, 'create'), row(3, 'update'), row(4, 'unchanged'), row(5, 'leave_out')],
  };
  expect(chosenCount(check, new Set())).toBe(42);
  expect(chosenCount(check, new Set([2, 3, 4, 5]))).toBe(40);
});
