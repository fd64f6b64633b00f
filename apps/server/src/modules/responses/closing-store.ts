import type { Tx } from '@vela/db';
import { sql } from 'drizzle-orm';
import type { SurveyKey } from './response-writes-store.ts';

/** How many responses of each group may not be read one by one yet. */
export async function countUnlisted(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ segment: string; count: number }>(sql`
    select segment, count(*)::int as count from responses
    where company_id = ${companyId} and survey_id = ${surveyId} and not listed
    group by segment`);
  return new Map(rows.map(({ segment, count }) => [segment, count]));
}

/** What becomes of a group's responses when their survey closes. */
export interface ClosedGroup {
  segment: string;
  /** The group within which texts may be read that could not be read until now. */
  textSegment: string;
  /** The steps since which answers are held back, in their order: more than their order is kept of no step. */
  steps: readonly number[];
}

/**
 * Writes everything that an anonymous survey has collected once more, in random order and as of one moment: neither
 * place nor row version tells which receipt or device came with which response. Released responses may be read one by
 * one from then on.
 */
export async function rewriteCollected(
  tx: Tx,
  { companyId, surveyId }: SurveyKey,
  groups: readonly ClosedGroup[],
): Promise<void> {
  await tx.execute(sql`
    with taken as (delete from responses where company_id = ${companyId} and survey_id = ${surveyId} returning *)
    insert into responses (company_id, survey_id, id, version, answers, completion_seconds, submitted_on, segment, shown_on,
      member_id, submitted_at, listed, text_segment, step)
    select company_id, survey_id, id, version, answers, completion_seconds, submitted_on, segment, shown_on, member_id,
      submitted_at, true, case when listed then text_segment else coalesce(g."textSegment", '') end,
      width_bucket(step, coalesce(g.steps, '{}'))
    from taken left join json_to_recordset(${JSON.stringify(groups)}) g(segment text, "textSegment" text, steps bigint[])
      using (segment)
    order by gen_random_uuid()`);
  for (const table of ['pending_responses', 'response_receipts', 'survey_devices']) {
    const name = sql.identifier(table);
    await tx.execute(sql`
      with taken as (delete from ${name} where company_id = ${companyId} and survey_id = ${surveyId} returning *)
      insert into ${name} select * from taken order by gen_random_uuid()`);
  }
}
