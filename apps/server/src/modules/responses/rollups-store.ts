import type { Tx } from '@vela/db';
import { toQuestionTally, type Tally } from '@vela/domain/anonymity';
import { sql } from 'drizzle-orm';
import type { GroupRollup } from './group-rollup.ts';
import type { SurveyKey } from './response-writes-store.ts';

export interface CountedGroup {
  people: number;
  tally: Tally;
}

interface Fact extends Record<string, unknown> {
  segment: string;
  questionId: string;
  kind: 'asked' | 'answered' | 'not_applicable' | 'value' | 'seconds' | 'people';
  value: string;
  count: number;
}

/** The counts of each group once more, counted by the database: the write path counts by other means. */
export async function countGroups(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<Map<string, CountedGroup>> {
  const { rows } = await tx.execute<Fact>(sql`
    with own as (
      select segment, version, answers, completion_seconds from responses
      where company_id = ${companyId} and survey_id = ${surveyId}
    ),
    answers as (select segment, a from own, jsonb_array_elements(own.answers) a),
    questions as (
      select v.version, q from survey_versions v, jsonb_array_elements(v.questions) q
      where v.company_id = ${companyId} and v.survey_id = ${surveyId}
    ),
    texts as (select distinct q ->> '_id' as id from questions where q ->> 'type' = 'text'),
    facts(segment, question_id, kind, value, count) as (
      select segment, a ->> 'questionId', case when a -> 'notApplicable' = 'true' then 'not_applicable' else 'answered' end,
        '', count(*)
      from answers group by 1, 2, 3
      union all
      select segment, a ->> 'questionId', 'value', v.value, count(*)
      from answers, lateral jsonb_array_elements_text(
        case jsonb_typeof(a -> 'answer') when 'array' then a -> 'answer' when 'string' then jsonb_build_array(a -> 'answer')
        else '[]' end) v(value)
      where not exists (select 1 from texts where texts.id = a ->> 'questionId')
      group by 1, 2, 4
      union all
      select segment, '', 'seconds', completion_seconds::text, count(*) from own
      where completion_seconds is not null group by 1, 4
      union all
      select segment, '', 'people', '', count(*) from own group by 1
      union all
      select c.segment, q ->> '_id', 'asked', '', sum(c.count)
      from (select segment, version, count(*) from own group by 1, 2) c join questions using (version)
      where coalesce((q ->> 'hidden')::boolean, false) = false
      group by 1, 2
    )
    select segment, question_id as "questionId", kind, value, count::float8 as count from facts`);
  const groups = groupBy(rows, ({ segment }) => segment);
  return new Map([...groups].map(([segment, facts]) => [segment, toCountedGroup(facts)]));
}

function toCountedGroup(facts: readonly Fact[]): CountedGroup {
  const ofQuestions = facts.filter(({ kind }) => kind !== 'seconds' && kind !== 'people');
  const countsOf = (kind: Fact['kind'], among: readonly Fact[]) =>
    Object.fromEntries(among.filter((fact) => fact.kind === kind).map(({ value, count }) => [value, count]));
  const countOf = (kind: Fact['kind'], among: readonly Fact[]) => among.find((fact) => fact.kind === kind)?.count ?? 0;
  const answers = [...groupBy(ofQuestions, ({ questionId }) => questionId)].map(([id, own]) => [
    id,
    toQuestionTally({
      asked: countOf('asked', own),
      answered: countOf('answered', own),
      notApplicable: countOf('not_applicable', own),
      values: countsOf('value', own),
    }),
  ]);
  return {
    people: countOf('people', facts),
    tally: { answers: Object.fromEntries(answers), seconds: countsOf('seconds', facts) },
  };
}

function groupBy(facts: readonly Fact[], keyOf: (fact: Fact) => string): Map<string, Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const known = groups.get(keyOf(fact));
    if (known) known.push(fact);
    else groups.set(keyOf(fact), [fact]);
  }
  return groups;
}

export interface SubmittedCounts {
  submitted: number;
  released: number;
  /** By day. */
  days: Record<string, number>;
}

export async function countSubmissions(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<SubmittedCounts> {
  const { rows } = await tx.execute<{ day: string; released: number; submitted: number }>(sql`
    select submitted_on::text as day, count(*)::float8 as submitted, count(*) filter (where is_released)::float8 as released
    from (
      select submitted_on, true as is_released from responses where company_id = ${companyId} and survey_id = ${surveyId}
      union all
      select submitted_on, false from waiting_responses where company_id = ${companyId} and survey_id = ${surveyId}
    ) submitted(submitted_on, is_released)
    group by submitted_on`);
  return {
    submitted: rows.reduce((sum, row) => sum + row.submitted, 0),
    released: rows.reduce((sum, row) => sum + row.released, 0),
    days: Object.fromEntries(rows.map(({ day, submitted }) => [day, submitted])),
  };
}

/** What the counters and days say. */
export async function readSubmissions(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<SubmittedCounts> {
  const { rows } = await tx.execute<Omit<SubmittedCounts, 'days'> & { days: Record<string, number> | null }>(sql`
    select c.submitted::float8 as submitted, c.released::float8 as released, (
      select json_object_agg(d.day, d.count) from response_days d
      where d.company_id = c.company_id and d.survey_id = c.survey_id) as days
    from survey_counters c where c.company_id = ${companyId} and c.survey_id = ${surveyId}`);
  const [row] = rows;
  return { submitted: row?.submitted ?? 0, released: row?.released ?? 0, days: row?.days ?? {} };
}

/** Replaces everything that is counted of a survey. Its row must be locked. */
export async function replaceRollups(
  tx: Tx,
  { companyId, surveyId }: SurveyKey,
  { rollups, submissions }: { rollups: readonly GroupRollup[]; submissions: SubmittedCounts },
): Promise<void> {
  for (const table of ['survey_rollups', 'response_days']) {
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where company_id = ${companyId} and survey_id = ${surveyId}`,
    );
  }
  await tx.execute(sql`
    insert into survey_rollups (company_id, survey_id, segment, people, released, answers, seconds, pooled, held)
    select ${companyId}::uuid, ${surveyId}::uuid, r.* from json_to_recordset(${JSON.stringify(rollups)})
      r(segment text, people bigint, released bigint, answers json, seconds json, pooled json, held json)`);
  await tx.execute(sql`
    insert into response_days (company_id, survey_id, day, count)
    select ${companyId}::uuid, ${surveyId}::uuid, d.key::date, d.value::bigint
    from json_each_text(${JSON.stringify(submissions.days)}) d`);
  await tx.execute(sql`
    update survey_counters set submitted = ${submissions.submitted}, released = ${submissions.released}
    where company_id = ${companyId} and survey_id = ${surveyId}`);
}
