import { aiRequests, aiResults, type Tx } from '@vela/db';
import { and, eq, lt, sql } from 'drizzle-orm';

/** Counts one request more, unless the day has its number; whoever asks at the same moment waits for this row. */
export async function countRequest(
  tx: Tx,
  companyId: string,
  { day, most }: { day: string; most: number },
): Promise<boolean> {
  await tx.delete(aiRequests).where(and(eq(aiRequests.companyId, companyId), lt(aiRequests.day, day)));
  const counted = await tx
    .insert(aiRequests)
    .values({ companyId, day, requests: 1 })
    .onConflictDoUpdate({
      target: [aiRequests.companyId, aiRequests.day],
      set: { requests: sql`${aiRequests.requests} + 1` },
      setWhere: lt(aiRequests.requests, most),
    })
    .returning({ requests: aiRequests.requests });
  return counted.length > 0;
}

export async function findResult(tx: Tx, companyId: string, key: string): Promise<unknown> {
  const [row] = await tx
    .select({ result: aiResults.result })
    .from(aiResults)
    .where(and(eq(aiResults.companyId, companyId), eq(aiResults.key, key)));
  return row?.result ?? null;
}

interface Kept {
  key: string;
  result: unknown;
  now: Date;
  forgetBefore: Date;
}

/** Keeps a result; of two servers that asked at once the first one's stays. */
export async function keepResult(tx: Tx, companyId: string, { key, result, now, forgetBefore }: Kept): Promise<void> {
  await tx.delete(aiResults).where(and(eq(aiResults.companyId, companyId), lt(aiResults.createdAt, forgetBefore)));
  await tx.insert(aiResults).values({ companyId, key, result, createdAt: now }).onConflictDoNothing();
}
