import { randomUUID } from 'node:crypto';
import { withClient, type ConnectionSource } from '@vela/db';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './build-test-app.ts';
import { launchedSurvey, makeSurvey } from './survey-calls.ts';

export { RATING } from './survey-calls.ts';

export interface LaunchedSurvey {
  id: string;
  questionIds: string[];
}

/** A survey that takes answers, made and launched by the calls that the web app makes. */
export async function makeActiveSurvey(
  app: Pick<TestApp, 'call'>,
  token: string,
  body: { questions?: object[]; settings?: object; title?: string } = {},
): Promise<LaunchedSurvey> {
  const survey = await makeSurvey(app, token, body);
  await launchedSurvey(app, token, survey._id);
  return { id: survey._id, questionIds: survey.questions.map((question) => question._id) };
}

export interface SubmitOptions {
  key?: string;
  token?: string;
  body?: Record<string, unknown>;
}

/** Sends a response with one answer for each question, in their order; undefined leaves a question out. */
export function submitAnswers(
  app: Pick<TestApp, 'call'>,
  survey: LaunchedSurvey,
  answers: unknown[],
  options: SubmitOptions = {},
): Promise<LightMyRequestResponse> {
  const given = answers.flatMap((answer, index) =>
    answer === undefined ? [] : [{ questionId: survey.questionIds[index], answer }],
  );
  return app.call('POST', `/api/public/surveys/${survey.id}/responses`, {
    token: options.token,
    headers: { 'idempotency-key': options.key ?? randomUUID() },
    body: { answers: given, ...options.body },
  });
}

/** What a table really holds, read past row-level security. */
export const readRows = (
  owner: ConnectionSource,
  query: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> =>
  withClient(owner, async (client) => (await client.query<Record<string, unknown>>(query, values)).rows);
