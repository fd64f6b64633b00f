import { surveyCounters, surveys, type Tx } from '@vela/db';
import { responseDays } from '@vela/db/responses';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { inReach, type Reach } from '../../platform/reach.ts';

/** Submitted responses of all surveys in reach. A count of people alone, so nothing has to wait for a threshold. */
export async function countSubmitted(tx: Tx, reach: Reach): Promise<number> {
  const [row] = await tx
    .select({ total: sql`coalesce(sum(${surveyCounters.submitted}), 0)`.mapWith(Number) })
    .from(surveyCounters)
    .innerJoin(surveys, and(eq(surveys.companyId, surveyCounters.companyId), eq(surveys.id, surveyCounters.surveyId)))
    .where(inReach(reach, { companyId: surveyCounters.companyId, ownerId: surveys.createdBy }));
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
    .where(
      and(
        inReach(reach, { companyId: responseDays.companyId, ownerId: surveys.createdBy }),
        gte(responseDays.day, since),
      ),
    )
    .groupBy(responseDays.day)
    .orderBy(asc(responseDays.day));
}
