import { sql, type SQL } from 'drizzle-orm';

/** The ids of all who report to a member, at any depth. `union` ends even where the lines of reporting run in a circle. */
export const everybodyBelow = (companyId: string, managerId: string): SQL => sql`
  with recursive reached as (
    select id from members where company_id = ${companyId} and manager_id = ${managerId}
    union
    select m.id from members m join reached r on m.manager_id = r.id where m.company_id = ${companyId}
  )
  select id from reached`;
