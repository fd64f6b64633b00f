import { surveys, surveyCounters, type Tx } from '@vela/db';
import { surveyRollups, responseDays, type HeldTally } from '@vela/db/responses';
import { parseSegmentKey, type Segment, type SegmentPlan, type Tally } from '@vela/domain/anonymity';
import { and, eq, inArray, isNotNull, asc, gte, sql } from 'drizzle-orm';
import { inReach, type Reach } from '../../platform/reach.ts';

/** What is counted of a group: see the table. */
export interface RollupRow {
  segment: string;
  group: Segment;
  people: number;
  answers: Tally['answers'];
  seconds: Tally['seconds'];
  pooled: Partial<Tally>;
  held: HeldTally;
}

/** The rollups of surveys, by survey. */
export async function listRollups(
  tx: Tx,
  companyId: string,
  surveyIds: readonly string[],
): Promise<Map<string, RollupRow[]>> {
  if (surveyIds.length === 0) return new Map();
  const rows = await tx
    .select({
      surveyId: surveyRollups.surveyId,
      segment: surveyRollups.segment,
      people: surveyRollups.people,
      answers: surveyRollups.answers,
      seconds: surveyRollups.seconds,
      pooled: surveyRollups.pooled,
      held: surveyRollups.held,
    })
    .from(surveyRollups)
    .where(and(eq(surveyRollups.companyId, companyId), inArray(surveyRollups.surveyId, [...surveyIds])));
  const bySurvey = new Map<string, RollupRow[]>();
  for (const { surveyId, ...counted } of rows) {
    const row = { ...counted, group: parseSegmentKey(counted.segment) };
    const known = bySurvey.get(surveyId);
    if (known) known.push(row);
    else bySurvey.set(surveyId, [row]);
  }
  return bySurvey;
}

/** The groups that surveys were launched with, by survey; only of those that have any. */
export async function listSegmentPlans(
  tx: Tx,
  companyId: string,
  surveyIds: readonly string[],
): Promise<Map<string, SegmentPlan>> {
  if (surveyIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: surveys.id, plan: surveys.segmentPlan })
    .from(surveys)
    .where(and(eq(surveys.companyId, companyId), inArray(surveys.id, [...surveyIds]), isNotNull(surveys.segmentPlan)));
  return new Map(rows.flatMap(({ id, plan }) => (plan === null ? [] : [[id, plan] as const])));
}

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
