import { withClient, type ConnectionSource } from '@vela/db';
import { setTimeout as delay } from 'node:timers/promises';

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

export interface StoredEvents {
  /** By type, such as `survey.closed`: those that were written, and what the audit log says was done. */
  written: Record<string, number>;
  audited: Record<string, number>;
  /** That nobody has been told of, that a subscriber is still owed, that one has given up. */
  untold: number;
  owed: number;
  givenUp: number;
}

/** A worker that was killed is gone for ten seconds before another takes over what it did. */
const HANDLED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** All events of surveys once all of them are handled, or their time for it is over, and how long that took. */
export async function readHandledEvents(source: ConnectionSource): Promise<{ events: StoredEvents; afterMs: number }> {
  const from = performance.now();
  for (;;) {
    const events = await readStoredEvents(source);
    const afterMs = performance.now() - from;
    if (events.untold + events.owed === 0 || afterMs > HANDLED_WITHIN_MS) return { events, afterMs };
    await delay(LOOK_EVERY_MS);
  }
}

function readStoredEvents(source: ConnectionSource): Promise<StoredEvents> {
  return withClient(source, async (client) => {
    const countByType = async (sql: string) => {
      const { rows } = await client.query<{ type: string; count: number }>(sql);
      return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
    };
    const written = await countByType(
      `select type, count(*)::integer as count from outbox_events where type like 'survey.%' group by type`,
    );
    const audited = await countByType(
      `select action as type, count(*)::integer as count from audit_entries
        where action in ('survey.launched', 'survey.closed', 'survey.reopened') group by action`,
    );
    const { rows } = await client.query<Record<'untold' | 'owed' | 'givenUp', number>>(
      `select (select count(*) from outbox_events where not handed_out)::integer as untold,
              (select count(*) from owed_events)::integer as owed,
              (select count(*) from dead_jobs)::integer as "givenUp"`,
    );
    const { untold = 0, owed = 0, givenUp = 0 } = rows[0] ?? {};
    return { written, audited, untold, owed, givenUp };
  });
}
