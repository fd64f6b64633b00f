import { members } from '@vela/db';
import type { ShownStatus } from '@vela/domain/people';
import { sql, type SQL } from 'drizzle-orm';

const hasLeft = (today: string): SQL => sql`coalesce(${members.leaveDate} < ${today}::date, false)`;

const isOnLeave = (today: string): SQL => sql`coalesce(${members.onLeaveFrom} <= ${today}::date
  and (${members.onLeaveTo} is null or ${members.onLeaveTo} >= ${today}::date), false)`;

/** The rule `isAtWork` of the domain, for counting without loading everybody. */
export const isAtWorkOn = (today: string): SQL => sql`(${members.status} <> 'deactivated'
  and not ${hasLeft(today)} and not ${isOnLeave(today)} and coalesce(${members.hireDate} <= ${today}::date, true))`;

/**
 * The rule `shownStatus` of the domain, for filtering. One condition for each status and not one expression to compare:
 * of that the planner would expect hardly anybody and choose a plan that is slow for many.
 */
export function isShownAs(status: ShownStatus, today: string): SQL {
  switch (status) {
    case 'deactivated':
      return sql`${members.status} = 'deactivated'`;
    case 'left':
      return sql`(${members.status} <> 'deactivated' and ${hasLeft(today)})`;
    case 'on_leave':
      return sql`(${members.status} <> 'deactivated' and not ${hasLeft(today)} and ${isOnLeave(today)})`;
    case 'invited':
    case 'active':
      return sql`(${members.status} = ${status} and not ${hasLeft(today)} and not ${isOnLeave(today)})`;
  }
}

/** The ids of all who report to a member, at any depth. `union` ends even where the lines of reporting run in a circle. */
export const everybodyBelow = (companyId: string, managerId: string): SQL => sql`
  with recursive reached as (
    select id from members where company_id = ${companyId} and manager_id = ${managerId}
    union
    select m.id from members m join reached r on m.manager_id = r.id where m.company_id = ${companyId}
  )
  select id from reached`;
