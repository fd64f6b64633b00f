import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import type { Survey } from '@vela/contract';
import { answersOf } from '../server/ten-questions.ts';

export interface Submitted {
  /** Answers of 201: new responses, each durable. */
  accepted: number;
  timesMs: number[];
}

interface Load {
  url: string;
  survey: Survey;
  connections: number;
  seconds: number;
}

/** Bodies are made before the clock runs, so that making them doesn't cost the server its processor. */
const PREPARED_BODIES = 500;

/** Keeps this many respondents busy, each sending the next response as soon as one is acknowledged. */
export async function submitResponses({ url, survey, connections, seconds }: Load): Promise<Submitted> {
  const bodies = Array.from({ length: PREPARED_BODIES }, (_, person) => bodyWithoutDevice(survey, person));
  const submitted: Submitted = { accepted: 0, timesMs: [] };
  const refusals: string[] = [];
  let sent = 0;
  const run = autocannon({
    url: `${url}/api/public/surveys/${survey._id}/responses`,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: `${bodies[sent++ % PREPARED_BODIES] ?? ''}"${randomUUID()}"}`,
        }),
      },
    ],
  });
  run.on('response', (_client, status, _bytes, timeMs) => {
    if (status !== 201) refusals.push(`status ${status}`);
    else {
      submitted.accepted += 1;
      submitted.timesMs.push(timeMs);
    }
  });
  run.on('reqError', (error) => refusals.push(error.message));
  await run;
  if (refusals.length > 0) throw new Error(`${refusals.length} responses were not accepted, the first: ${refusals[0]}`);
  return submitted;
}

/** JSON that ends where the device's random value follows. */
function bodyWithoutDevice(survey: Survey, person: number): string {
  const body = { answers: answersOf(survey.questions, person), completionTime: 30 + (person % 200), version: 1 };
  return `${JSON.stringify(body).slice(0, -1)},"device":`;
}
