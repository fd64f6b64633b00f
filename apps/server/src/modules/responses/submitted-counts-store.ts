import { surveyCounters, surveys, type Tx } from '@vela/db';
import { responseDays } from '@vela/db/responses';
import { and, asc, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { Reach } from '../../platform/reach.ts';

/** Submitted responses of all surveys in reach. A count of people alone, so nothing has to wait for a threshold. */
export async function countSubmitted(tx: Tx, reach: Reach): Promise<number> {
  const [row] = await tx
    .select({ total: sql`coalesce(sum(${surveyCounters.submitted}), 0)`.mapWith(Number) })
    .from(surveyCounters)
    .innerJoin(surveys, and(eq(surveys.companyId, surveyCounters.companyId), eq(surveys.id, surveyCounters.surveyId)))
    .where(and(eq(surveyCounters.companyId, reach.companyId), isOwned(reach)));
  return row?.total ?? 0;
}

/** The same by day, from a day on, `YYYY-MM-DD`; days without a response are left out. */
export async function countSubmittedByDay(
  tx: Tx,
  reach: Reach,
  since: string,
): Promise<{ day: string; count: number }[]> {
  return tx
    .select({ day: responseDays.day, count: sql`sum(${responseDays.count})`.mapWith(Number) })
    .from(responseDays)
    .innerJoin(surveys, and(eq(surveys.companyId, responseDays.companyId), eq(surveys.id, responseDays.surveyId)))
    .where(and(eq(responseDays.companyId, reach.companyId), gte(responseDays.day, since), isOwned(reach)))
    .groupBy(responseDays.day)
    .orderBy(asc(responseDays.day));
}

const isOwned = ({ ownerId }: Reach): SQL | undefined =>
  ownerId === null ? undefined : eq(surveys.createdBy, ownerId);
