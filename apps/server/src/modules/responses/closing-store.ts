import type { Tx } from '@vela/db';
import { sql } from 'drizzle-orm';
import type { SurveyKey } from './response-writes-store.ts';

/** Of how many responses of each group no text may be read yet, and whether any text of the survey may be. */
export async function countUnreadTexts(
  tx: Tx,
  { companyId, surveyId }: SurveyKey,
): Promise<{ unread: Map<string, number>; someAreRead: boolean }> {
  const { rows } = await tx.execute<{ segment: string; isRead: boolean; count: number }>(sql`
    select segment, listed and text_segment is not null as "isRead", count(*)::int as count from responses
    where company_id = ${companyId} and survey_id = ${surveyId}
    group by 1, 2`);
  return {
    unread: new Map(rows.filter(({ isRead }) => !isRead).map(({ segment, count }) => [segment, count])),
    someAreRead: rows.some(({ isRead }) => isRead),
  };
}

/** What becomes of a group's responses when their survey closes. */
export interface ClosedGroup {
  segment: string;
  /** The group within which texts may be read that could not be read until now; null where they still can't be. */
  textSegment: string | null;
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
      submitted_at, true, case when listed and text_segment is not null then text_segment else g."textSegment" end,
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
