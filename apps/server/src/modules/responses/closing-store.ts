import type { Tx } from '@vela/db';
import { sql } from 'drizzle-orm';
import type { SurveyKey } from './response-writes-store.ts';

/** Of how many responses of each group no text is listed yet, and whether any text of the survey is. */
export async function countUnlistedTexts(
  tx: Tx,
  { companyId, surveyId }: SurveyKey,
): Promise<{ unlisted: Map<string, number>; someAreListed: boolean }> {
  const { rows } = await tx.execute<{ segment: string; isListed: boolean; count: number }>(sql`
    select segment, listed and text_segment is not null as "isListed", count(*)::int as count from responses
    where company_id = ${companyId} and survey_id = ${surveyId}
    group by 1, 2`);
  return {
    unlisted: new Map(rows.filter(({ isListed }) => !isListed).map(({ segment, count }) => [segment, count])),
    someAreListed: rows.some(({ isListed }) => isListed),
  };
}

/** What becomes of a group's responses when their survey closes. */
export interface ClosedGroup {
  segment: string;
  /** The group within which texts are listed that were not until now; null where they still are not. */
  textSegment: string | null;
  /** The steps since which answers are held, in their order: more than their order is kept of no step. */
  steps: readonly number[];
}

/**
 * Writes everything that an anonymous survey has collected once more, in random order and as of one moment: neither
 * place nor row version tells which receipt or device came with which response. Released responses are listed
 * from then on.
 */
export async function rewriteCollected(
  tx: Tx,
  { companyId, surveyId }: SurveyKey,
  groups: readonly ClosedGroup[],
): Promise<void> {
  await tx.execute(sql`
    with taken as (delete from responses where company_id = ${companyId} and survey_id = ${surveyId} returning *)
    insert into responses (company_id, survey_id, id, version, answers, completion_seconds, submitted_on, segment, coarse_day,
      member_id, submitted_at, listed, text_segment, step)
    select company_id, survey_id, id, version, answers, completion_seconds, submitted_on, segment, coarse_day, member_id,
      submitted_at, true, case when listed and text_segment is not null then text_segment else g."textSegment" end,
      width_bucket(step, coalesce(g.steps, '{}'))
    from taken left join json_to_recordset(${JSON.stringify(groups)}) g(segment text, "textSegment" text, steps bigint[])
      using (segment)
    order by gen_random_uuid()`);
  for (const table of ['waiting_responses', 'response_receipts', 'survey_devices']) {
    const name = sql.identifier(table);
    await tx.execute(sql`
      with taken as (delete from ${name} where company_id = ${companyId} and survey_id = ${surveyId} returning *)
      insert into ${name} select * from taken order by gen_random_uuid()`);
  }
}
