import { scheduleRuns, tenants, type Tx } from '@vela/db';
import { and, eq, lt } from 'drizzle-orm';

/**
 * Says of one of all who ask that the time is due, and only of a later time than all before. A schedule that is new waits for
 * its next time.
 */
export async function noteDueTime(tx: Tx, run: { name: string; dueAt: Date }): Promise<'due' | 'known' | 'new'> {
  const added = await tx.insert(scheduleRuns).values(run).onConflictDoNothing().returning({ name: scheduleRuns.name });
  if (added.length > 0) return 'new';
  const moved = await tx
    .update(scheduleRuns)
    .set({ dueAt: run.dueAt })
    .where(and(eq(scheduleRuns.name, run.name), lt(scheduleRuns.dueAt, run.dueAt)))
    .returning({ name: scheduleRuns.name });
  return moved.length > 0 ? 'due' : 'known';
}

export async function listCompanyIds(tx: Tx): Promise<string[]> {
  const rows = await tx.select({ companyId: tenants.companyId }).from(tenants);
  return rows.map(({ companyId }) => companyId);
}
