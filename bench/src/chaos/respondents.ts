import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Survey } from '@vela/contract';
import { answersOf } from '../server/ten-questions.ts';

/** Where the server answers now; respondents look again before each attempt, as a browser resolves a name anew. */
export interface Place {
  url: string;
}

export interface Tally {
  /** The marks of responses that the server has acknowledged. */
  acknowledged: string[];
  /** Attempts that reached the server, or began to. */
  attempts: number;
  /** Attempts that were under way when the server was killed: no answer came. */
  broken: number;
  /** Responses that turned out to be stored although their answer had never come. */
  recovered: number;
  /** Repeats on purpose of what had been acknowledged. */
  repeats: number;
  /** Answers that a respondent must never get. */
  refusals: string[];
}

const ATTEMPT_LIMIT_MS = 5_000;
const RETRY_AFTER_MS = 50;
const REPEAT_ONE_IN = 8;

/** Respondents that each hand in one response after the other until told to stop; the last one is always finished. */
export async function answerUntilStopped(
  { place, survey, connections }: { place: Place; survey: Survey; connections: number },
  stop: AbortSignal,
): Promise<Tally> {
  const tally: Tally = { acknowledged: [], attempts: 0, broken: 0, recovered: 0, repeats: 0, refusals: [] };
  const respondent = async (number: number) => {
    for (let person = number; !stop.aborted; person += connections) await handIn(place, survey, { tally, person });
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => respondent(number)));
  return tally;
}

/** The same key and the same body until it is acknowledged, sometimes in doubles, sometimes once more afterwards. */
async function handIn(place: Place, survey: Survey, { tally, person }: { tally: Tally; person: number }) {
  const mark = randomUUID();
  const submission = { key: randomUUID(), body: markedBody(survey, person, mark) };
  const send = () => attempt(place, survey._id, submission, tally);
  let accepted = false;
  while (!accepted) {
    const outcomes = await Promise.all(randomInt(REPEAT_ONE_IN) === 0 ? [send(), send()] : [send()]);
    const created = outcomes.filter((status) => status === 201).length;
    if (created > 1) tally.refusals.push(`the key ${submission.key} made ${created} responses`);
    accepted = outcomes.some((status) => status === 200 || status === 201);
    if (accepted && created === 0) tally.recovered += 1;
    if (!accepted) await delay(RETRY_AFTER_MS);
  }
  tally.acknowledged.push(mark);
  if (randomInt(REPEAT_ONE_IN) > 0) return;
  tally.repeats += 1;
  const status = await send();
  if (status === 201) tally.refusals.push(`the key ${submission.key} was accepted as new a second time`);
}

/** The status, or null when the server was gone or just going. */
async function attempt(
  place: Place,
  surveyId: string,
  { key, body }: { key: string; body: string },
  tally: Tally,
): Promise<number | null> {
  try {
    const answer = await fetch(`${place.url}/api/public/surveys/${surveyId}/responses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(ATTEMPT_LIMIT_MS),
    });
    const text = await answer.text();
    tally.attempts += 1;
    if (answer.status < 500 && !answer.ok) tally.refusals.push(`status ${answer.status}: ${text.slice(0, 200)}`);
    return answer.status;
  } catch (error) {
    // What a respondent's browser sees of a crash: no answer. It tries again with the same key.
    if (!nobodyListens(error)) {
      tally.attempts += 1;
      tally.broken += 1;
    }
    return null;
  }
}

const nobodyListens = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';

/** The mark stands in the free text, the one place where a stored anonymous response can be told from another. */
function markedBody(survey: Survey, person: number, mark: string): string {
  const answers = answersOf(survey.questions, person);
  const textQuestion = survey.questions.find((question) => question.type === 'text')?._id;
  const marked = answers.map((answer) => (answer.questionId === textQuestion ? { ...answer, answer: mark } : answer));
  return JSON.stringify({ answers: marked, completionTime: 40, version: 1, device: randomUUID() });
}
