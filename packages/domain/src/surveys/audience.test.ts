import { describe, expect, it } from 'vitest';
import { isInAudience, type AudienceChoice, type AudienceMember } from './audience.ts';

const NOW = '2026-03-31';
const member = (fields: Partial<AudienceMember> = {}): AudienceMember => ({
  role: 'employee',
  status: 'active',
  department: 'Sales',
  hireDate: '2020-01-01',
  ...fields,
});

describe('isInAudience', () => {
  it.each<[string, AudienceMember, AudienceChoice, boolean]>([
    ['anybody in all', member(), { targetAudience: 'all_employees' }, true],
    ['who has not accepted yet in all', member({ status: 'invited' }), { targetAudience: 'all_employees' }, true],
    ['the department', member(), { targetAudience: 'specific_department', department: ' sales ' }, true],
    ['another department', member(), { targetAudience: 'specific_department', department: 'Legal' }, false],
    [
      'nobody without a department',
      member({ department: null }),
      { targetAudience: 'specific_department', department: '' },
      false,
    ],
    ['an employee in leadership', member(), { targetAudience: 'leadership' }, false],
    ['a manager in leadership', member({ role: 'manager' }), { targetAudience: 'leadership' }, true],
    ['an admin in leadership', member({ role: 'admin' }), { targetAudience: 'leadership' }, true],
    ['hired today', member({ hireDate: NOW }), { targetAudience: 'new_hires' }, true],
    ['hired 90 days ago', member({ hireDate: '2025-12-31' }), { targetAudience: 'new_hires' }, true],
    ['hired 91 days ago', member({ hireDate: '2025-12-30' }), { targetAudience: 'new_hires' }, false],
    ['hired tomorrow', member({ hireDate: '2026-04-01' }), { targetAudience: 'new_hires' }, false],
    ['without a hire date', member({ hireDate: null }), { targetAudience: 'new_hires' }, false],
    [
      'a manager on leave',
      member({ role: 'manager', onLeaveFrom: '2026-03-01' }),
      { targetAudience: 'leadership' },
      false,
    ],
  ])('%s', (_name, given, choice, expected) => {
    expect(isInAudience(given, choice, NOW)).toBe(expected);
  });
});
