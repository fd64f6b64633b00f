import type { Tx } from '@vela/db';
import { sql, type SQL } from 'drizzle-orm';
import type { SurveyKey } from './response-writes-store.ts';

/** The rollups once more, counted from the responses by the database: the write path counts by other means. */
const countedAnswers = ({ companyId, surveyId }: SurveyKey): SQL => sql`
  with answers as (
    select a from responses r, jsonb_array_elements(r.answers) a
    where r.company_id = ${companyId} and r.survey_id = ${surveyId}
  ),
  texts as (
    select distinct q ->> '_id' as id from survey_versions v, jsonb_array_elements(v.questions) q
    where v.company_id = ${companyId} and v.survey_id = ${surveyId} and q ->> 'type' = 'text'
  ),
  facts(question_id, kind, value) as (
    select a ->> 'questionId', case when a -> 'notApplicable' = 'true' then 'not_applicable' else 'answered' end, ''
    from answers
    union all
    select a ->> 'questionId', 'value', v.value
    from answers, lateral jsonb_array_elements_text(
      case jsonb_typeof(a -> 'answer') when 'array' then a -> 'answer' when 'string' then jsonb_build_array(a -> 'answer')
      else '[]' end) v(value)
    where not exists (select 1 from texts where texts.id = a ->> 'questionId')
    union all
    select '', 'seconds', completion_seconds::text from responses
    where company_id = ${companyId} and survey_id = ${surveyId} and completion_seconds is not null
  )
  select question_id, kind, value, count(*) as count from facts group by question_id, kind, value`;

/** The counts in a rollup as rows. */
const storedAnswers = ({ companyId, surveyId }: SurveyKey): SQL => sql`
  with questions as (
    select q.key as question_id, q.value as counts from survey_rollups r, json_each(r.answers) q
    where r.company_id = ${companyId} and r.survey_id = ${surveyId}
  )
  select question_id, kind, '' as value, count::bigint
  from questions, lateral (values ('answered', counts ->> 'answered'), ('not_applicable', counts ->> 'notApplicable'))
    t(kind, count)
  where count is not null
  union all
  select question_id, 'value', v.key, v.value::bigint from questions, json_each_text(counts -> 'values') v
  union all
  select '', 'seconds', s.key, s.value::bigint from survey_rollups r, json_each_text(r.seconds) s
  where r.company_id = ${companyId} and r.survey_id = ${surveyId}`;

const countedDays = ({ companyId, surveyId }: SurveyKey): SQL => sql`
  select submitted_on as day, count(*) as count
  from (
    select submitted_on from responses where company_id = ${companyId} and survey_id = ${surveyId}
    union all
    select submitted_on from pending_responses where company_id = ${companyId} and survey_id = ${surveyId}
  ) submitted
  group by submitted_on`;

const countedTotals = ({ companyId, surveyId }: SurveyKey): SQL => sql`
  select r.released, r.released + p.pending as submitted
  from (select count(*) as released from responses where company_id = ${companyId} and survey_id = ${surveyId}) r,
    (select count(*) as pending from pending_responses where company_id = ${companyId} and survey_id = ${surveyId}) p`;

/** Replaces the rollups of a survey by what its responses say. Its row must be locked. */
export async function replaceRollups(tx: Tx, key: SurveyKey): Promise<void> {
  const { companyId, surveyId } = key;
  for (const table of ['survey_rollups', 'response_days']) {
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where company_id = ${companyId} and survey_id = ${surveyId}`,
    );
  }
  await tx.execute(sql`
    with counted as (${countedAnswers(key)}),
    questions as (
      select question_id, json_strip_nulls(json_build_object(
        'answered', max(count) filter (where kind = 'answered'),
        'notApplicable', max(count) filter (where kind = 'not_applicable'),
        'values', json_object_agg(value, count) filter (where kind = 'value'))) as counts
      from counted where kind <> 'seconds' group by question_id
    )
    insert into survey_rollups (company_id, survey_id, answers, seconds)
    select ${companyId}::uuid, ${surveyId}::uuid,
      coalesce((select json_object_agg(question_id, counts) from questions), '{}'),
      coalesce((select json_object_agg(value, count) from counted where kind = 'seconds'), '{}')`);
  await tx.execute(sql`
    insert into response_days (company_id, survey_id, day, count)
    select ${companyId}::uuid, ${surveyId}::uuid, d.day, d.count from (${countedDays(key)}) d`);
  await tx.execute(sql`
    update survey_counters c set submitted = t.submitted, released = t.released from (${countedTotals(key)}) t
    where c.company_id = ${companyId} and c.survey_id = ${surveyId}`);
}

export interface RollupDifference {
  what: string;
  stored: number | null;
  counted: number | null;
}

/** Where the rollups say something else than the responses. */
export async function listRollupDifferences(tx: Tx, key: SurveyKey): Promise<RollupDifference[]> {
  const { companyId, surveyId } = key;
  const { rows } = await tx.execute<RollupDifference & Record<string, unknown>>(sql`
    with stored(what, count) as (
      select concat_ws(' ', question_id, kind, value), count from (${storedAnswers(key)}) s
      union all
      select concat_ws(' ', 'day', day), count from response_days
        where company_id = ${companyId} and survey_id = ${surveyId}
      union all
      select t.what, t.count from survey_counters c,
        lateral (values ('submitted', c.submitted), ('released', c.released)) t(what, count)
        where c.company_id = ${companyId} and c.survey_id = ${surveyId}
    ),
    counted(what, count) as (
      select concat_ws(' ', question_id, kind, value), count from (${countedAnswers(key)}) a
      union all
      select concat_ws(' ', 'day', day), count from (${countedDays(key)}) d
      union all
      select v.what, v.count from (${countedTotals(key)}) t,
        lateral (values ('submitted', t.submitted), ('released', t.released)) v(what, count)
    )
    select what, stored.count::float8 as stored, counted.count::float8 as counted
    from stored full join counted using (what)
    where stored.count is distinct from counted.count
    order by what`);
  return rows;
}
