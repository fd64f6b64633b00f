import { randomUUID } from 'node:crypto';
import { RSABSSA } from '@cloudflare/blindrsa-ts';
import type { MySurvey, OwnSegment, SurveyPublicKey } from '@vela/contract';
import type { LightMyRequestResponse } from 'fastify';
import { makeActiveSurvey, type LaunchedSurvey } from './answer-survey.ts';
import type { TestApp } from './build-test-app.ts';
import { makeCompany, makeMember, type TestMember } from './factories.ts';

type Calling = Pick<TestApp, 'call'>;

export interface InvitedTestSurvey {
  company: Awaited<ReturnType<typeof makeCompany>>;
  people: TestMember[];
  survey: LaunchedSurvey;
}

/** A running survey for invited people: the admin and so many employees. */
export async function makeInvitedSurvey(
  app: TestApp,
  { employees, ...body }: { employees: number; settings?: object; questions?: object[]; title?: string },
): Promise<InvitedTestSurvey> {
  const company = await makeCompany(app.deps);
  const people: TestMember[] = [company];
  for (let made = 0; made < employees; made += 1) {
    people.push(await makeMember(app.deps, company.companyId, 'employee'));
  }
  const settings = { access: 'invited_only', ...body.settings };
  return { company, people, survey: await makeActiveSurvey(app, company.token, { ...body, settings }) };
}

export async function mySurveys(app: Calling, token: string): Promise<MySurvey[]> {
  const answer = await app.call('GET', '/api/surveys/mine', { token });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ surveys: MySurvey[] }>().surveys;
}

/** What is behind `#t=` of a member's link to the only survey that waits. */
export async function secretOf(app: Calling, { token }: Pick<TestMember, 'token'>, surveyId?: string): Promise<string> {
  const mine = await mySurveys(app, token);
  const link = (surveyId === undefined ? mine[0] : mine.find(({ _id }) => _id === surveyId))?.link;
  const secret = link?.split('#t=')[1];
  if (secret === undefined) throw new Error('The member is not invited');
  return secret;
}

const suite = RSABSSA.SHA384.PSS.Randomized();

export interface BlindedToken {
  message: Uint8Array<ArrayBuffer>;
  blinded: string;
  /** What the browser keeps to make the token of the blind signature. */
  finish: (blindSignature: string) => Promise<{ message: string; signature: string }>;
}

/** What a browser prepares before it asks for its token. */
export async function blindToken(app: Calling, surveyId: string, about = surveyId): Promise<BlindedToken> {
  const answer = await app.call('GET', `/api/public/surveys/${surveyId}/key`);
  const { publicKey } = answer.json<{ key: SurveyPublicKey }>().key;
  const algorithm = { name: 'RSA-PSS', hash: 'SHA-384' };
  const key = await crypto.subtle.importKey('spki', Buffer.from(publicKey, 'base64url'), algorithm, true, ['verify']);
  const message = new Uint8Array(suite.prepare(new TextEncoder().encode(about)));
  const { blindedMsg, inv } = await suite.blind(key, message);
  return {
    message,
    blinded: Buffer.from(blindedMsg).toString('base64url'),
    finish: async (blindSignature) => {
      const signature = await suite.finalize(key, message, Buffer.from(blindSignature, 'base64url'), inv);
      return {
        message: Buffer.from(message).toString('base64url'),
        signature: Buffer.from(signature).toString('base64url'),
      };
    },
  };
}

export const askForToken = (app: Calling, surveyId: string, body: { invitation: string; blinded: string }) =>
  app.call('POST', `/api/public/surveys/${surveyId}/tokens`, { body });

export interface TakenToken {
  token: { message: string; signature: string };
  segment: OwnSegment;
}

/** The token of an invited person, as the browser has it before the first answer. */
export async function takeToken(app: Calling, surveyId: string, invitation: string): Promise<TakenToken> {
  const { blinded, finish } = await blindToken(app, surveyId);
  const answer = await askForToken(app, surveyId, { invitation, blinded });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { blindSignature, segment } = answer.json<{ blindSignature: string; segment: OwnSegment }>();
  return { token: await finish(blindSignature), segment };
}

export interface Submitting {
  key?: string;
  answers?: unknown[];
  headers?: Record<string, string>;
  body?: object;
}

/** Hands in a response with whatever shows the right to. */
export const submitRight = (
  app: Calling,
  survey: LaunchedSurvey,
  right: object,
  { key = randomUUID(), answers = ['4'], headers = {}, body = {} }: Submitting = {},
): Promise<LightMyRequestResponse> =>
  app.call('POST', `/api/public/surveys/${survey.id}/responses`, {
    headers: { 'idempotency-key': key, ...headers },
    body: {
      answers: answers.map((answer, index) => ({ questionId: survey.questionIds[index], answer })),
      ...right,
      ...body,
    },
  });
