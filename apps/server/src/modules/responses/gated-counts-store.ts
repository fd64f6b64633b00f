import { surveys, type Tx } from '@vela/db';
import { surveyRollups, type HeldTally } from '@vela/db/responses';
import { parseSegmentKey, type Segment, type SegmentPlan, type Tally } from '@vela/domain/anonymity';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';

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
