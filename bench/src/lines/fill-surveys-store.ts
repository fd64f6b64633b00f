import type { Survey } from '@vela/contract';
import { withClient, openDatabase, type ConnectionSource } from '@vela/db';
import { segmentKey, type Segment } from '@vela/domain/anonymity';
import type { Distribution } from '@vela/domain/scoring';
import { rebuildRollups } from '@vela/server/src/modules/responses/rollups.ts';
import { answersOf } from '../server/ten-questions.ts';

/** Departments that a survey asks. */
const GROUPS = 10;
const INVITED_OF_A_GROUP = 40;
const RELEASED_OF_A_GROUP = 30;
const SETS_OF_INVITED = 500;

/** Of five invited people so many have answered. */
const ANSWERED_OF_FIVE = 4;

/** Different sets of answers; each is given by as many people as it takes. */
const SETS_OF_ANSWERS = 1_000;

/**
 * Makes a survey into many, to invited people told apart by department, launched over the last 80 days, with the rollups
 * that so many released answers leave behind.
 */
export async function fillSurveys(
  source: ConnectionSource,
  { companyId, survey, count }: { companyId: string; survey: Survey; count: number },
): Promise<void> {
  await withClient(source, async (client) => {
    await client.query(`select set_config('vela.company_id', $1, false)`, [companyId]);
    await client.query('set synchronous_commit = off');
    const { rows } = await client.query<{ id: string }>('select id from departments where company_id = $1 limit $2', [
      companyId,
      GROUPS,
    ]);
    const segments = rows.map(({ id }): Segment => ({ department: id }));
    await client.query(
      `update surveys set access = 'invited_only', segment_plan = $3, invited = $4 where company_id = $1 and id = $2`,
      [
        companyId,
        survey._id,
        JSON.stringify({
          segments: segments.map((segment) => ({ key: segmentKey(segment), segment, invited: INVITED_OF_A_GROUP })),
        }),
        segments.length * INVITED_OF_A_GROUP,
      ],
    );
    await client.query(
      `insert into surveys select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(),
           'launched_at', s.launched_at - (copy % 80) * interval '1 day'))).*
         from surveys s, generate_series(1, $3::int - 1) copy where s.company_id = $1 and s.id = $2`,
      [companyId, survey._id, count],
    );
    await client.query(
      `insert into survey_counters (company_id, survey_id, started, submitted, released)
         select company_id, id, $2, $2, $2 from surveys where company_id = $1
         on conflict (company_id, survey_id) do update set started = $2, submitted = $2, released = $2`,
      [companyId, segments.length * RELEASED_OF_A_GROUP],
    );
    await client.query(
      `insert into survey_rollups (company_id, survey_id, segment, people, answers, seconds)
         select s.company_id, s.id, g.segment, $3, g.answers::json, '{"60": ${RELEASED_OF_A_GROUP}}'
         from surveys s, unnest($2::text[], $4::text[]) g(segment, answers) where s.company_id = $1
         on conflict (company_id, survey_id, segment) do nothing`,
      [
        companyId,
        segments.map(segmentKey),
        RELEASED_OF_A_GROUP,
        segments.map((_segment, index) => JSON.stringify(tallies(survey, index))),
      ],
    );
    await client.query('analyze');
  });
}

function tallies({ questions }: Survey, group: number): Record<string, object> {
  const people = Array.from({ length: RELEASED_OF_A_GROUP }, (_, person) => answersOf(questions, person * 7 + group));
  return Object.fromEntries(
    questions.map(({ _id, type }) => {
      const given = people.flatMap((answers) => answers.find(({ questionId }) => questionId === _id)?.answer ?? []);
      const values = type === 'text' ? {} : { values: countEach(given.map(String)) };
      return [_id, { asked: RELEASED_OF_A_GROUP, answered: given.length, ...values }];
    }),
  );
}

function countEach(values: readonly string[]): Distribution {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

export interface FilledSurvey {
  groups: number;
  responses: number;
}

/** Inserts a released response of most who were invited, each in its group, and has the product compute its figures. */
export async function fillInvitedSurvey(
  source: ConnectionSource,
  { companyId, survey }: { companyId: string; survey: Survey },
): Promise<FilledSurvey> {
  const sets = Array.from({ length: SETS_OF_INVITED }, (_, person) => answersOf(survey.questions, person * 7));
  const filled = await withClient(source, async (client) => {
    await client.query(`select set_config('vela.company_id', $1, false)`, [companyId]);
    const { rowCount } = await client.query(
      `insert into responses (company_id, survey_id, id, version, answers, completion_seconds, submitted_on, coarse_day,
           segment)
         select i.company_id, i.survey_id, gen_random_uuid(), 1, $3::jsonb -> (i.place % ${SETS_OF_INVITED}),
             30 + i.place % 90, current_date, current_date, i.segment
           from survey_invitations i where i.company_id = $1 and i.survey_id = $2 and i.place % 5 < ${ANSWERED_OF_FIVE}`,
      [companyId, survey._id, JSON.stringify(sets)],
    );
    const { rows } = await client.query<{ groups: number }>(
      'select count(distinct segment)::int as groups from responses where company_id = $1 and survey_id = $2',
      [companyId, survey._id],
    );
    await client.query(
      'update survey_counters set started = $3, submitted = $3, released = $3 where company_id = $1 and survey_id = $2',
      [companyId, survey._id, rowCount],
    );
    await client.query('analyze responses');
    return { groups: rows[0]?.groups ?? 0, responses: rowCount ?? 0 };
  });
  await computeFigures(source, companyId, survey._id);
  return filled;
}

/**
 * Inserts released responses straight into the table and has the product compute its figures from them: a million
 * submissions one by one would take longer than all benches together.
 */
export async function fillResponses(
  source: ConnectionSource,
  { companyId, survey, count }: { companyId: string; survey: Survey; count: number },
): Promise<void> {
  const sets = Array.from({ length: SETS_OF_ANSWERS }, (_, person) => answersOf(survey.questions, person * 7));
  await withClient(source, async (client) => {
    // The fill is thrown away after the bench; only the product's own writes have to be durable.
    await client.query('set synchronous_commit = off');
    await client.query(
      `insert into responses (company_id, survey_id, id, version, answers, completion_seconds, submitted_on, coarse_day)
       select $1, $2, gen_random_uuid(), 1, sets.answers, 30 + copy % 90, current_date - (copy % 30)::int,
           current_date
         from jsonb_array_elements($3::jsonb) as sets(answers), generate_series(1, $4::bigint) as copy`,
      [companyId, survey._id, JSON.stringify(sets), count / SETS_OF_ANSWERS],
    );
    await client.query('analyze responses');
  });
  await computeFigures(source, companyId, survey._id);
}

async function computeFigures(source: ConnectionSource, companyId: string, surveyId: string): Promise<void> {
  const db = openDatabase(source, { maxConnections: 1 });
  try {
    await db.inTenant(companyId, (tx) => rebuildRollups(tx, companyId, surveyId));
  } finally {
    await db.close();
  }
}
