import { departments, members, type Tx } from '@vela/db';
import { and, eq, sql } from 'drizzle-orm';
import { isAtWorkOn } from '../../platform/employment-store.ts';
import type { Reach } from '../../platform/reach.ts';

/** Who is at work on a day: in the company, or everybody below the member whose things alone are in reach. */
export async function countAtWork(tx: Tx, { companyId, ownerId }: Reach, today: string): Promise<number> {
  // `union` ends even where the lines of reporting run in a circle.
  const below = sql`${members.id} <> ${ownerId} and ${members.id} in (
    with recursive reports as (
      select id from members where company_id = ${companyId} and manager_id = ${ownerId}
      union
      select m.id from members m join reports r on m.manager_id = r.id where m.company_id = ${companyId}
    )
    select id from reports)`;
  const [row] = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(members)
    .where(and(eq(members.companyId, companyId), isAtWorkOn(today), ownerId === null ? undefined : below));
  return row?.count ?? 0;
}

/** What departments are called, by id. */
export async function listDepartmentNames(tx: Tx, companyId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(eq(departments.companyId, companyId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
