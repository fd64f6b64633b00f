import { randomUUID } from 'node:crypto';
import { applicationSource, openDatabase, tenants, type Database, type Tx } from '@vela/db';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActiveSurvey, RATING, readRows, type LaunchedSurvey } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { TEST_SECRET } from '../../../test-support/database-setup.ts';
import { makeCompany } from '../../../test-support/factories.ts';
import { buildApp } from '../../app.ts';
import { modules } from '../../modules.ts';
import { authenticate } from '../auth/index.ts';
import { findRollupDifferences } from './index.ts';

const testApp = useTestApp();
const COLLECTED = [
  'responses',
  'waiting_responses',
  'response_receipts',
  'survey_devices',
  'survey_rollups',
  'response_days',
];
let secondApp: FastifyInstance;
let secondDatabase: Database;

beforeAll(async () => {
  const { owner, deps } = testApp();
  secondDatabase = openDatabase(await applicationSource(owner, TEST_SECRET));
  const secondDeps = { ...deps, db: secondDatabase };
  secondApp = await buildApp({
    deps: secondDeps,
    modules,
    authenticate: (token) => authenticate(secondDeps, token),
    listener: 'web',
  });
  await secondApp.ready();
});

afterAll(async () => {
  await secondApp.close();
  await secondDatabase.close();
});

/** Sends to one of two servers over the same database, as a load balancer would. */
async function send(server: number, survey: LaunchedSurvey, key: string, body: Record<string, unknown>) {
  const app = server % 2 === 0 ? testApp().app : secondApp;
  const answer = await app.inject({
    method: 'POST',
    url: `/api/public/surveys/${survey.id}/responses`,
    headers: { 'idempotency-key': key, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
}

const bodyOf = (survey: LaunchedSurvey, value: number, device?: string) => ({
  answers: [{ questionId: survey.questionIds[0], answer: value }],
  completionTime: value,
  device,
});

async function storedCounts(survey: LaunchedSurvey) {
  const [row] = await readRows(
    testApp().owner,
    `select c.submitted::int, c.released::int,
      (select count(*)::int from responses where survey_id = $1) as "releasedRows",
      (select count(*)::int from waiting_responses where survey_id = $1) as waiting,
      (select count(*)::int from response_receipts where survey_id = $1) as receipts,
      (select sum(count)::int from response_days where survey_id = $1) as days
    from survey_counters c where c.survey_id = $1`,
    [survey.id],
  );
  return row;
}

const differences = (companyId: string, survey: LaunchedSurvey) =>
  testApp().deps.db.inTenant(companyId, (tx) => findRollupDifferences(tx, companyId, survey.id));

test('64 clients with retries over two servers: every response counts exactly once', async () => {
  const { token, companyId } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  const clients = Array.from({ length: 64 }, async (_, client) => {
    const statuses: number[][] = [];
    for (let round = 0; round < 3; round += 1) {
      const [key, body] = [randomUUID(), bodyOf(survey, (client % 5) + 1)];
      // A client that heard nothing sends again, to whichever server, while the first request may still be under way.
      const answers = await Promise.all([0, 1, 2].map((copy) => send(client + copy, survey, key, body)));
      statuses.push(answers.map(({ status }) => status).sort());
    }
    return statuses;
  });
  for (const statuses of await Promise.all(clients)) {
    expect(statuses).toEqual(Array(3).fill([200, 200, 201]));
  }
  const counts = await storedCounts(survey);
  expect(counts).toMatchObject({ submitted: 192, receipts: 192, days: 192 });
  expect(Number(counts?.releasedRows) + Number(counts?.waiting)).toBe(192);
  expect(counts?.released).toBe(counts?.releasedRows);
  expect(Number(counts?.waiting)).toBeLessThan(5);
  expect(await differences(companyId, survey)).toEqual([]);
});

test('one device on two servers at once hands in once', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  const device = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => send(index, survey, randomUUID(), bodyOf(survey, 3, device))),
  );
  expect(answers.map(({ code }) => code ?? 'accepted').sort()).toEqual([
    'accepted',
    ...Array(15).fill('already_answered'),
  ]);
  expect(await storedCounts(survey)).toMatchObject({ submitted: 1, receipts: 1 });
});

test('a response is either before the close or refused, and what was acknowledged is there', async () => {
  const { token, companyId } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  const clients = Array.from({ length: 40 }, async (_, client) => {
    const codes: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const { status, code } = await send(client, survey, randomUUID(), bodyOf(survey, 4));
      codes.push(code ?? String(status));
    }
    return codes;
  });
  await Promise.race(clients);
  const closed = await testApp().call('POST', `/api/surveys/${survey.id}/close`, { token });
  expect(closed.statusCode).toBe(200);
  const codes = (await Promise.all(clients)).flat();
  expect(new Set(codes)).toEqual(new Set(codes.includes('survey_closed') ? ['201', 'survey_closed'] : ['201']));
  const accepted = codes.filter((code) => code === '201').length;
  expect(closed.json().survey.responseCount).toBe(accepted);
  expect(await storedCounts(survey)).toMatchObject({ submitted: accepted, receipts: accepted });
  expect(await differences(companyId, survey)).toEqual([]);
});

test('answers that come in while the survey is deleted or edited get an answer, never an error', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  const clients = Array.from({ length: 24 }, async (_, client) => {
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const device = randomUUID();
      const start = await testApp().call('POST', `/api/public/surveys/${survey.id}/starts`, { body: { device } });
      const { status } = await send(client, survey, randomUUID(), bodyOf(survey, 4, device));
      statuses.push(start.statusCode, status);
    }
    return statuses;
  });
  const questions = [{ ...RATING, text: 'And now?', _id: survey.questionIds[0] }];
  const edit = { title: 'Weekly pulse', questions, revision: 1 };
  const edited = await testApp().call('PUT', `/api/surveys/${survey.id}`, { token, body: edit });
  await Promise.race(clients);
  const deleted = await testApp().call('DELETE', `/api/surveys/${survey.id}`, { token });
  expect([edited.statusCode, deleted.statusCode]).toEqual([200, 200]);
  const statuses = new Set((await Promise.all(clients)).flat());
  for (const status of [200, 201, 404]) statuses.delete(status);
  expect([...statuses]).toEqual([]);
  for (const table of COLLECTED) {
    expect(await readRows(testApp().owner, `select 1 from ${table} where survey_id = $1`, [survey.id])).toEqual([]);
  }
});

test.each(['inTenant', 'inDirectory'] as const)(
  'what was collected goes with the company, deleted %s',
  async (where) => {
    const { deps, owner } = testApp();
    const { token, companyId } = await makeCompany(deps);
    const survey = await makeActiveSurvey(testApp(), token);
    for (let index = 0; index < 7; index += 1) await send(index, survey, randomUUID(), bodyOf(survey, 3, randomUUID()));
    const remove = (tx: Tx) => tx.delete(tenants).where(eq(tenants.companyId, companyId));
    await (where === 'inTenant' ? deps.db.inTenant(companyId, remove) : deps.db.inDirectory(remove));
    for (const table of COLLECTED) {
      expect(await readRows(owner, `select 1 from ${table} where survey_id = $1`, [survey.id])).toEqual([]);
    }
  },
);
