import { members, type Tx } from '@vela/db';
import { and, eq, ne, sql } from 'drizzle-orm';
import { isAtWorkOn, everybodyBelow } from '../../platform/employment-store.ts';
import { memberInReach, type Reach } from '../../platform/reach.ts';

/** Who is at work on a day: in the company, or everybody below the member whose things alone are in reach. */
export async function countAtWork(tx: Tx, reach: Reach, today: string): Promise<number> {
  const { companyId } = reach;
  const managerId = memberInReach(reach);
  const below =
    managerId === null
      ? undefined
      : and(ne(members.id, managerId), sql`${members.id} in (${everybodyBelow(companyId, managerId)})`);
  const [row] = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(members)
    .where(and(eq(members.companyId, companyId), isAtWorkOn(today), below));
  return row?.count ?? 0;
}
