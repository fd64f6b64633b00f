import type { Survey } from '@vela/contract';
import { openDatabase, withClient, type ConnectionSource } from '@vela/db';
import { rebuildRollups } from '@vela/server/src/modules/responses/rollups.ts';
import { answersOf } from '../server/ten-questions.ts';

/** Different sets of answers; each is given by as many people as it takes. */
const SETS_OF_ANSWERS = 1_000;

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
      `insert into responses (company_id, survey_id, id, version, answers, completion_seconds, submitted_on, shown_on)
       select $1, $2, gen_random_uuid(), 1, sets.answers, 30 + copy % 90, current_date - (copy % 30)::int,
           current_date
         from jsonb_array_elements($3::jsonb) as sets(answers), generate_series(1, $4::bigint) as copy`,
      [companyId, survey._id, JSON.stringify(sets), count / SETS_OF_ANSWERS],
    );
    await client.query('analyze responses');
  });
  const db = openDatabase(source, { maxConnections: 1 });
  try {
    await db.inTenant(companyId, (tx) => rebuildRollups(tx, companyId, survey._id));
  } finally {
    await db.close();
  }
}
