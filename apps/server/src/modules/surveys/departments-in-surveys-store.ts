import { surveys, type Tx } from '@vela/db';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';

/**
 * Lets the surveys that are not launched yet follow a department to its new name; how many there were. Counts as an edit,
 * for a form that was opened before would bring the old name back.
 */
export async function renameDepartmentInSurveys(
  tx: Tx,
  { companyId, memberId }: Pick<Actor, 'companyId' | 'memberId'>,
  name: { before: string; after: string },
): Promise<number> {
  const { rowCount } = await tx
    .update(surveys)
    .set({ department: name.after, revision: sql`${surveys.revision} + 1`, updatedBy: memberId })
    .where(
      and(
        eq(surveys.companyId, companyId),
        inArray(surveys.status, ['draft', 'scheduled']),
        sql`lower(trim(${surveys.department})) = lower(trim(${name.before}))`,
      ),
    );
  return rowCount ?? 0;
}
