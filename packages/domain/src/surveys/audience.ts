import type { Role } from '../accounts/permissions.ts';
import type { TargetAudience } from './survey-types.ts';

/** What the audience rules read of a member; dates are `YYYY-MM-DD`. */
export interface AudienceMember {
  role: Role;
  status: 'invited' | 'active' | 'on_leave' | 'deactivated';
  department?: string | null | undefined;
  hireDate?: string | null | undefined;
  leaveDate?: string | null | undefined;
}

export interface AudienceChoice {
  targetAudience: TargetAudience;
  /** Read for specific_department only. */
  department?: string | null | undefined;
}

export const NEW_HIRE_DAYS = 90;

/** Whether a member is asked. `now` is a day in the company's time zone, `YYYY-MM-DD`. */
export function isInAudience(member: AudienceMember, choice: AudienceChoice, now: string): boolean {
  if (!isAtWork(member, now)) return false;
  switch (choice.targetAudience) {
    case 'all_employees':
      return true;
    case 'specific_department':
      return (
        departmentKey(member.department) !== '' && departmentKey(member.department) === departmentKey(choice.department)
      );
    case 'leadership':
      return member.role === 'manager' || member.role === 'admin';
    case 'new_hires':
      return isNewHire(member.hireDate, now);
  }
}

/** Whoever is on leave, deactivated, gone or not yet hired is neither asked nor part of any denominator. */
export function isAtWork(member: AudienceMember, now: string): boolean {
  if (member.status === 'deactivated' || member.status === 'on_leave') return false;
  if (member.hireDate && member.hireDate > now) return false;
  // The leave date is the last day at work.
  return !(member.leaveDate && member.leaveDate < now);
}

function isNewHire(hireDate: string | null | undefined, now: string): boolean {
  if (!hireDate) return false;
  const days = (Date.parse(now) - Date.parse(hireDate)) / 86_400_000;
  return days >= 0 && days <= NEW_HIRE_DAYS;
}

const departmentKey = (department: string | null | undefined): string => (department ?? '').trim().toLowerCase();
