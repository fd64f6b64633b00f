import { withClient, type ConnectionSource } from '@vela/db';

export interface StoredResponses {
  /** The free text of each stored response, released or waiting. */
  marks: string[];
  released: number;
  waiting: number;
  receipts: number;
  devices: number;
  counters: { submitted: number; released: number; started: number };
  /** Submitted responses as the days add them up. */
  days: number;
}

/** What lies in the tables, read past row-level security and past everything that the product says about it. */
export function readStoredResponses(
  source: ConnectionSource,
  { surveyId, markQuestionId }: { surveyId: string; markQuestionId: string },
): Promise<StoredResponses> {
  return withClient(source, async (client) => {
    const { rows: marks } = await client.query<{ mark: string }>(
      `select answer ->> 'answer' as mark
         from (select answers from responses where survey_id = $1
               union all select answers from waiting_responses where survey_id = $1) as stored,
              jsonb_array_elements(stored.answers) as answer
        where answer ->> 'questionId' = $2`,
      [surveyId, markQuestionId],
    );
    const { rows } = await client.query<Record<'released' | 'waiting' | 'receipts' | 'devices' | 'days', string>>(
      `select (select count(*) from responses where survey_id = $1) as released,
              (select count(*) from waiting_responses where survey_id = $1) as waiting,
              (select count(*) from response_receipts where survey_id = $1) as receipts,
              (select count(*) from survey_devices where survey_id = $1 and submitted) as devices,
              (select coalesce(sum(count), 0) from response_days where survey_id = $1) as days`,
      [surveyId],
    );
    const counters = await client.query<Record<'submitted' | 'released' | 'started', string>>(
      'select submitted, released, started from survey_counters where survey_id = $1',
      [surveyId],
    );
    return {
      marks: marks.map(({ mark }) => mark),
      released: Number(rows[0]?.released),
      waiting: Number(rows[0]?.waiting),
      receipts: Number(rows[0]?.receipts),
      devices: Number(rows[0]?.devices),
      days: Number(rows[0]?.days),
      counters: {
        submitted: Number(counters.rows[0]?.submitted),
        released: Number(counters.rows[0]?.released),
        started: Number(counters.rows[0]?.started),
      },
    };
  });
}
