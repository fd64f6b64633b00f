import type { Survey } from '@vela/contract';
import { openDatabase, withClient, type ConnectionSource } from '@vela/db';
import { rebuildRollups } from '@vela/server/src/modules/responses/rollups.ts';
import { answersOf } from '../server/ten-questions.ts';

const SETS_OF_ANSWERS = 500;

/** Of five invited people so many have answered. */
const ANSWERED_OF_FIVE = 4;

export interface FilledSurvey {
  groups: number;
  responses: number;
}

/** Inserts a released response of most who were invited, each in its group, and has the product compute its figures. */
export async function fillInvitedSurvey(
  source: ConnectionSource,
  { companyId, survey }: { companyId: string; survey: Survey },
): Promise<FilledSurvey> {
  const sets = Array.from({ length: SETS_OF_ANSWERS }, (_, person) => answersOf(survey.questions, person * 7));
  const filled = await withClient(source, async (client) => {
    await client.query(`select set_config('vela.company_id', $1, false)`, [companyId]);
    const { rowCount } = await client.query(
      `insert into responses (company_id, survey_id, id, version, answers, completion_seconds, submitted_on, shown_on,
           segment)
         select i.company_id, i.survey_id, gen_random_uuid(), 1, $3::jsonb -> (i.place % ${SETS_OF_ANSWERS}),
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
  const db = openDatabase(source, { maxConnections: 1 });
  try {
    await db.inTenant(companyId, (tx) => rebuildRollups(tx, companyId, survey._id));
  } finally {
    await db.close();
  }
  return filled;
}
