import { members } from '@vela/db';
import type { ShownStatus } from '@vela/domain';
import { sql, type SQL } from 'drizzle-orm';

const hasLeft = (today: string): SQL => sql`coalesce(${members.leaveDate} < ${today}::date, false)`;

const isOnLeave = (today: string): SQL => sql`coalesce(${members.onLeaveFrom} <= ${today}::date
  and (${members.onLeaveTo} is null or ${members.onLeaveTo} >= ${today}::date), false)`;

/** The rule `isAtWork` of the domain, for counting without loading everybody. */
export const isAtWorkOn = (today: string): SQL => sql`(${members.status} <> 'deactivated'
  and not ${hasLeft(today)} and not (${isOnLeave(today)}) and coalesce(${members.hireDate} <= ${today}::date, true))`;

/** The rule `shownStatus` of the domain, for filtering. */
export const shownStatusOn = (today: string): SQL<ShownStatus> => sql<ShownStatus>`(case
  when ${members.status} = 'deactivated' then 'deactivated'
  when ${hasLeft(today)} then 'left'
  when ${isOnLeave(today)} then 'on_leave'
  else ${members.status} end)`;
