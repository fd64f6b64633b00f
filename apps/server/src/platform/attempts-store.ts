import { attempts, type Tx } from '@vela/db';
import { and, eq, lt, lte, sql } from 'drizzle-orm';

export interface FailureRule {
  allowed: number;
  firstDelaySeconds: number;
  longestDelaySeconds: number;
  /** Failures older than this no longer count. */
  forgetAfterSeconds: number;
}

/** Until when the key is blocked, or null when it is not. */
export async function findBlock(tx: Tx, key: string, now: Date): Promise<Date | null> {
  const [row] = await tx.select({ until: attempts.blockedUntil }).from(attempts).where(eq(attempts.key, key));
  return row && row.until > now ? row.until : null;
}

/**
 * Counts one failure in one statement, so that servers side by side lose none. From the last allowed one on, each
 * failure doubles the delay. While the key is blocked nothing is counted, and false is answered.
 */
export async function countFailure(
  tx: Tx,
  key: string,
  { rule, now }: { rule: FailureRule; now: Date },
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const forgotten = sql`${attempts.updatedAt} < ${at} - make_interval(secs => ${rule.forgetAfterSeconds})`;
  const failures = sql`case when ${forgotten} then 1 else ${attempts.failures} + 1 end`;
  const until = (count: ReturnType<typeof sql>) => sql`case when ${count} < ${rule.allowed} then ${at} else ${at}
    + make_interval(secs => least(${rule.longestDelaySeconds}::float8,
        ${rule.firstDelaySeconds}::float8 * power(2, least(${count} - ${rule.allowed}, 30)))) end`;
  const counted = await tx
    .insert(attempts)
    .values({ key, failures: 1, blockedUntil: sql`${until(sql`1`)}`, updatedAt: now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { failures, blockedUntil: until(failures), updatedAt: now },
      setWhere: sql`${attempts.blockedUntil} <= ${at}`,
    })
    .returning({ failures: attempts.failures });
  return counted.length > 0;
}

/** Forgets the failures of a key unless it is blocked. */
export async function clearFailures(tx: Tx, key: string, now: Date): Promise<void> {
  await tx.delete(attempts).where(and(eq(attempts.key, key), lte(attempts.blockedUntil, now)));
}

export async function deleteAttempts(tx: Tx, key: string): Promise<void> {
  await tx.delete(attempts).where(eq(attempts.key, key));
}

/** Removes keys that nobody has used since. */
export async function pruneAttempts(tx: Tx, before: Date): Promise<void> {
  await tx.delete(attempts).where(lt(attempts.updatedAt, before));
}
