import type { Role } from '../accounts/permissions.ts';
import { isAtWork, type Employment } from '../people/member-status.ts';
import type { TargetAudience } from './survey-types.ts';

/** What the audience rules read of a member; dates are `YYYY-MM-DD`. */
export interface AudienceMember extends Employment {
  role: Role;
  department?: string | null | undefined;
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

function isNewHire(hireDate: string | null | undefined, now: string): boolean {
  if (!hireDate) return false;
  const days = (Date.parse(now) - Date.parse(hireDate)) / 86_400_000;
  return days >= 0 && days <= NEW_HIRE_DAYS;
}

const departmentKey = (department: string | null | undefined): string => (department ?? '').trim().toLowerCase();
