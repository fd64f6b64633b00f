import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Survey } from '@vela/contract';
import { poolConfig, withClient, type ConnectionSource } from '@vela/db';
import { answersOf } from '../server/ten-questions.ts';

export interface BaselineTarget {
  source: ConnectionSource;
  companyId: string;
  survey: Survey;
}

export interface BaselineLoad {
  connections: number;
  seconds: number;
}

/**
 * Every row that one accepted response leaves behind, in one statement and so in one round trip and one commit: the
 * best that a writer without batches can do.
 */
const INSERT = `
  with receipt as (
    insert into response_receipts (company_id, survey_id, key_hash, body_hash) values ($1, $2, $3, $4)
  ), device as (
    insert into survey_devices (company_id, survey_id, device_hash, submitted) values ($1, $2, $5, true)
  )
  insert into waiting_responses (company_id, survey_id, id, version, answers, completion_seconds, submitted_on)
  values ($1, $2, $6, 1, $7, $8, current_date)`;

const PREPARED_ANSWERS = 500;

/** As many connections as wanted, or all that the embedded database, which is kept small, has left. */
export function freeConnections(source: ConnectionSource, wanted: number): Promise<number> {
  return withClient(source, async (client) => {
    const { rows } = await client.query<{ free: number }>(
      `select current_setting('max_connections')::int - count(*)::int as free
         from pg_stat_activity where backend_type = 'client backend'`,
    );
    return Math.min(wanted, rows[0]?.free ?? 0);
  });
}

/** How many rows were inserted one by one; the connections are open before the clock runs. */
export async function insertRowsOneByOne(target: BaselineTarget, load: BaselineLoad): Promise<number> {
  const clients = Array.from({ length: load.connections }, () => new pg.Client(poolConfig(target.source)));
  await Promise.all(clients.map((client) => client.connect()));
  const answers = Array.from({ length: PREPARED_ANSWERS }, (_, person) =>
    JSON.stringify(answersOf(target.survey.questions, person)),
  );
  const deadline = performance.now() + load.seconds * 1000;
  let inserted = 0;
  const keepInserting = async (client: pg.Client) => {
    while (performance.now() < deadline) {
      const person = inserted % PREPARED_ANSWERS;
      await client.query({ name: 'insert-response', text: INSERT, values: rowValues(target, answers[person], person) });
      inserted += 1;
    }
  };
  try {
    await Promise.all(clients.map(keepInserting));
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
  return inserted;
}

const rowValues = ({ companyId, survey }: BaselineTarget, answers: string | undefined, person: number): unknown[] => [
  companyId,
  survey._id,
  randomBytes(32),
  randomBytes(32),
  randomBytes(32),
  randomUUID(),
  answers,
  30 + (person % 200),
];

/** The same statement for pgbench, which can't make random values: the server makes them. */
export function baselineScript({ companyId, survey }: BaselineTarget): string {
  const answers = JSON.stringify(answersOf(survey.questions, 7)).replaceAll("'", "''");
  const hash = "decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')";
  const values = [`'${companyId}'`, `'${survey._id}'`, hash, hash, hash, 'gen_random_uuid()', `'${answers}'`, '42'];
  const text = INSERT.replaceAll(/\$(\d)/g, (_, position: string) => values[Number(position) - 1] ?? '');
  return `${text.replaceAll(/\s+/g, ' ').trim()};\n`;
}
