import { randomUUID } from 'node:crypto';
import { openDatabase, applicationSource, type Database } from '@vela/db';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeActiveSurvey, readRows } from '../../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../../test-support/build-test-app.ts';
import { TEST_SECRET } from '../../../../test-support/database-setup.ts';
import { makeCompany } from '../../../../test-support/factories.ts';
import {
  askForToken,
  blindToken,
  makeInvitedSurvey,
  mySurveys,
  secretOf,
  submitRight,
  takeToken,
} from '../../../../test-support/invited-survey.ts';
import { buildApp } from '../../../app.ts';
import { modules } from '../../../modules.ts';
import { authenticate } from '../../auth/index.ts';

const testApp = useTestApp();
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

/** Calls that go to one of two servers over the same database in turn. */
const throughBoth = (): { call: ReturnType<typeof testApp>['call'] } => {
  let calls = 0;
  return {
    call: (method, path, { body, headers = {} } = {}) => {
      calls += 1;
      const app = calls % 2 === 0 ? testApp().app : secondApp;
      return app.inject({
        method,
        url: path,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
    },
  };
};

const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code?: string }>().code;
const counts = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort((left, right) => left - right);

async function readSurvey(token: string, id: string) {
  const answer = await testApp().call('GET', `/api/surveys/${id}`, { token });
  return answer.json<{ survey: { responseCount: number; invitedCount: number; completionRate: number } }>().survey;
}

describe('a token', () => {
  test('lets an invited person answer once, and the same request again is the same response', async () => {
    const { company, people, survey } = await makeInvitedSurvey(testApp(), { employees: 3 });
    const secret = await secretOf(testApp(), people[1] ?? company);
    const { token } = await takeToken(testApp(), survey.id, secret);
    const key = randomUUID();
    expect((await submitRight(testApp(), survey, { token }, { key })).statusCode).toBe(201);
    expect((await submitRight(testApp(), survey, { token }, { key })).statusCode).toBe(200);
    const again = await submitRight(testApp(), survey, { token });
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'already_answered']);
    expect(await readSurvey(company.token, survey.id)).toMatchObject({
      responseCount: 1,
      invitedCount: 4,
      completionRate: 25,
    });
  });

  test('is signed again for the same blinded message, and for no other one', async () => {
    const { company, survey } = await makeInvitedSurvey(testApp(), { employees: 1 });
    const invitation = await secretOf(testApp(), company);
    const { blinded } = await blindToken(testApp(), survey.id);
    const first = await askForToken(testApp(), survey.id, { invitation, blinded });
    const retry = await askForToken(testApp(), survey.id, { invitation, blinded });
    expect([first.statusCode, retry.statusCode]).toEqual([200, 200]);
    expect(retry.json()).toEqual(first.json());
    const other = await blindToken(testApp(), survey.id);
    const refused = await askForToken(testApp(), survey.id, { invitation, blinded: other.blinded });
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'already_answered']);
  });

  test('is issued once to whoever asks at two servers at the same moment', async () => {
    const { company, survey } = await makeInvitedSurvey(testApp(), { employees: 0 });
    const invitation = await secretOf(testApp(), company);
    const both = throughBoth();
    const blinded = await Promise.all(Array.from({ length: 8 }, () => blindToken(testApp(), survey.id)));
    const answers = await Promise.all(blinded.map((one) => askForToken(both, survey.id, { invitation, ...one })));
    expect(counts(answers)).toEqual([200, ...Array<number>(7).fill(409)]);
  });

  test('counts once, however many servers it is sent to at the same moment', async () => {
    const { company, survey } = await makeInvitedSurvey(testApp(), { employees: 0 });
    const { token } = await takeToken(testApp(), survey.id, await secretOf(testApp(), company));
    const both = throughBoth();
    const answers = await Promise.all(Array.from({ length: 8 }, () => submitRight(both, survey, { token })));
    expect(counts(answers)).toEqual([201, ...Array<number>(7).fill(409)]);
    expect((await readSurvey(company.token, survey.id)).responseCount).toBe(1);
  });

  test('is shown to the own person alone to be used', async () => {
    const { company, people, survey } = await makeInvitedSurvey(testApp(), { employees: 1 });
    const [, other = company] = people;
    await takeToken(testApp(), survey.id, await secretOf(testApp(), company));
    expect((await mySurveys(testApp(), company.token))[0]?.used).toBe(true);
    expect((await mySurveys(testApp(), other.token))[0]?.used).toBe(false);
  });

  test('of another survey is refused, also where its message names this one', async () => {
    const { company, survey } = await makeInvitedSurvey(testApp(), { employees: 1 });
    const settings = { access: 'invited_only' };
    const second = await makeActiveSurvey(testApp(), company.token, { settings });
    const secret = await secretOf(testApp(), company, second.id);
    const ofOther = await blindToken(testApp(), second.id, survey.id);
    const answer = await askForToken(testApp(), second.id, { invitation: secret, blinded: ofOther.blinded });
    const token = await ofOther.finish(answer.json<{ blindSignature: string }>().blindSignature);
    for (const asked of [survey, second]) {
      const refused = await submitRight(testApp(), asked, { token });
      expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'invitation_unknown']);
    }
  });

  test.each<[string, (token: { message: string; signature: string }) => object]>([
    ['nothing', () => ({})],
    ['another signature', (token) => ({ token: { ...token, signature: token.message } })],
    ['another message', (token) => ({ token: { ...token, message: `${token.message.slice(0, -4)}AAAA` } })],
    ['a short message', (token) => ({ token: { ...token, message: 'AAAA' } })],
    ['a bit turned over', (token) => ({ token: { ...token, signature: `A${token.signature.slice(1)}` } })],
  ])('is needed: %s is refused', async (_name, forged) => {
    const { company, survey } = await makeInvitedSurvey(testApp(), { employees: 0 });
    const { token } = await takeToken(testApp(), survey.id, await secretOf(testApp(), company));
    expect((await submitRight(testApp(), survey, forged(token))).statusCode).toBe(403);
    expect((await submitRight(testApp(), survey, { token })).statusCode).toBe(201);
  });

  test('comes with nothing that says who one is', async () => {
    const { company, survey } = await makeInvitedSurvey(testApp(), { employees: 0 });
    const invitation = await secretOf(testApp(), company);
    const { token } = await takeToken(testApp(), survey.id, invitation);
    const refused = await submitRight(testApp(), survey, { token, invitation });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().issues).toMatchObject([{ path: 'invitation' }]);
    const { rows } = await sessionUse(company.companyId);
    testApp().clock.advance(3_600_000);
    const headers = { authorization: `Bearer ${company.token}`, cookie: 'session=1' };
    expect((await submitRight(testApp(), survey, { token }, { headers })).statusCode).toBe(201);
    expect((await sessionUse(company.companyId)).rows).toEqual(rows);
  });

  test('needs a blinded message for the survey’s key, and using up nothing when it is none', async () => {
    const { company, survey } = await makeInvitedSurvey(testApp(), { employees: 0 });
    const invitation = await secretOf(testApp(), company);
    for (const blinded of ['AAAA', Buffer.alloc(256, 0xff).toString('base64url')]) {
      const refused = await askForToken(testApp(), survey.id, { invitation, blinded });
      expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'invalid']);
    }
    await takeToken(testApp(), survey.id, invitation);
  });

  test('still counts after a retry of the request whose answer was lost, when the survey has closed meanwhile', async () => {
    const { company, survey } = await makeInvitedSurvey(testApp(), { employees: 0 });
    const { token } = await takeToken(testApp(), survey.id, await secretOf(testApp(), company));
    const key = randomUUID();
    await submitRight(testApp(), survey, { token }, { key });
    await testApp().call('POST', `/api/surveys/${survey.id}/close`, { token: company.token });
    expect((await submitRight(testApp(), survey, { token }, { key })).statusCode).toBe(200);
    expect(codeOf(await submitRight(testApp(), survey, { token }))).toBe('survey_closed');
  });
});

const sessionUse = async (companyId: string) => ({
  rows: await readRows(testApp().owner, 'select last_used_at from sessions where company_id = $1', [companyId]),
});

describe('the plain way', () => {
  test('uses the invitation up with the response, at two servers at the same moment', async () => {
    const { company, survey } = await makeInvitedSurvey(testApp(), { employees: 1 });
    const invitation = await secretOf(testApp(), company);
    const both = throughBoth();
    const answers = await Promise.all(Array.from({ length: 6 }, () => submitRight(both, survey, { invitation })));
    expect(counts(answers)).toEqual([201, ...Array<number>(5).fill(409)]);
    expect((await mySurveys(testApp(), company.token))[0]?.used).toBe(true);
    const { blinded } = await blindToken(testApp(), survey.id);
    expect((await askForToken(testApp(), survey.id, { invitation, blinded })).statusCode).toBe(409);
  });

  test('is over once a token was issued', async () => {
    const { company, survey } = await makeInvitedSurvey(testApp(), { employees: 0 });
    const invitation = await secretOf(testApp(), company);
    await takeToken(testApp(), survey.id, invitation);
    const refused = await submitRight(testApp(), survey, { invitation });
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'already_answered']);
  });

  test('keeps nobody on a shared device from answering', async () => {
    const { people, survey } = await makeInvitedSurvey(testApp(), { employees: 2 });
    for (const person of people) {
      const invitation = await secretOf(testApp(), person);
      const body = { device: 'the-kiosk-in-the-hall' };
      expect((await submitRight(testApp(), survey, { invitation }, { body })).statusCode).toBe(201);
    }
  });

  test('names nobody in what is stored', async () => {
    const { company, people, survey } = await makeInvitedSurvey(testApp(), { employees: 4 });
    for (const person of people) {
      await submitRight(testApp(), survey, { invitation: await secretOf(testApp(), person) });
    }
    const { owner } = testApp();
    const rows = await readRows(owner, 'select * from responses where survey_id = $1', [survey.id]);
    expect(rows).toHaveLength(5);
    expect(rows.map(({ member_id }) => member_id)).toEqual([null, null, null, null, null]);
    expect(rows.map(({ submitted_at }) => submitted_at)).toEqual([null, null, null, null, null]);
    const events = await readRows(owner, 'select * from outbox_events where company_id = $1', [company.companyId]);
    expect(JSON.stringify(events)).not.toContain(people[1]?.actor.memberId);
  });
});

describe('an attributed survey for invited people', () => {
  test('knows by the link who answers, and takes no token', async () => {
    const { company, people, survey } = await makeInvitedSurvey(testApp(), {
      employees: 1,
      settings: { anonymous: false },
    });
    const [, person = company] = people;
    const invitation = await secretOf(testApp(), person);
    const { blinded } = { blinded: 'AAAA' };
    expect((await askForToken(testApp(), survey.id, { invitation, blinded })).statusCode).toBe(409);
    const checked = await testApp().call('POST', `/api/public/surveys/${survey.id}/invitations/check`, {
      body: { invitation },
    });
    expect(checked.json()).toMatchObject({ used: false, respondentName: 'Test employee' });
    const headers = { authorization: `Bearer ${company.token}` };
    expect((await submitRight(testApp(), survey, { invitation }, { headers })).statusCode).toBe(201);
    expect((await submitRight(testApp(), survey, { invitation })).statusCode).toBe(409);
    const rows = await readRows(testApp().owner, 'select member_id from responses where survey_id = $1', [survey.id]);
    expect(rows).toEqual([{ member_id: person.actor.memberId }]);
    expect((await submitRight(testApp(), survey, {}, { headers })).statusCode).toBe(403);
  });
});

describe('what respondents read', () => {
  test('the survey and its key, which is the same for everybody and stays after the close', async () => {
    const { company, survey } = await makeInvitedSurvey(testApp(), { employees: 0 });
    const { call } = testApp();
    const page = (await call('GET', `/api/public/surveys/${survey.id}`)).json();
    expect(page.survey).toMatchObject({ access: 'invited_only', invitation: 'needed', anonymous: true });
    const { key } = (await call('GET', `/api/public/surveys/${survey.id}/key`)).json();
    expect(page.survey.verified).toEqual(key);
    expect(key.modulusLength).toBe(2048);
    await call('POST', `/api/surveys/${survey.id}/close`, { token: company.token });
    expect((await call('GET', `/api/public/surveys/${survey.id}/key`)).json()).toEqual({ key });
  });

  test('an open link has no key, takes no token and needs no invitation', async () => {
    const { token } = await makeCompany(testApp().deps);
    const survey = await makeActiveSurvey(testApp(), token);
    const { call } = testApp();
    expect((await call('GET', `/api/public/surveys/${survey.id}/key`)).statusCode).toBe(404);
    const page = (await call('GET', `/api/public/surveys/${survey.id}`)).json();
    expect(page.survey).not.toHaveProperty('verified');
    expect(page.survey).not.toHaveProperty('invitation');
    const refused = await askForToken(testApp(), survey.id, { invitation: '0-'.padEnd(34, '0'), blinded: 'AAAA' });
    expect(refused.statusCode).toBe(409);
    expect((await submitRight(testApp(), survey, {})).statusCode).toBe(201);
  });

  test('a key that whoever reads the database can’t sign with', async () => {
    const { survey } = await makeInvitedSurvey(testApp(), { employees: 0 });
    const [row] = await readRows(testApp().owner, 'select private_key from survey_keys where survey_id = $1', [
      survey.id,
    ]);
    // What is not sealed starts as every private key does: a sequence, its version and the name of the algorithm.
    expect(Buffer.from(row?.private_key as Buffer).includes(Buffer.from('2a864886f70d010101', 'hex'))).toBe(false);
  });
});

test('a group that nobody was put in is refused, and the own one is taken', async () => {
  const { company, survey } = await makeInvitedSurvey(testApp(), { employees: 0 });
  const { token, segment } = await takeToken(testApp(), survey.id, await secretOf(testApp(), company));
  const refused = await submitRight(testApp(), survey, { token, segment: 'd=somebody' });
  expect(refused.json().issues).toMatchObject([{ path: 'segment' }]);
  expect((await submitRight(testApp(), survey, { token, segment: segment.key })).statusCode).toBe(201);
});

test('checking a link uses nothing up, and says when it was used', async () => {
  const { company, survey } = await makeInvitedSurvey(testApp(), { employees: 0 });
  const invitation = await secretOf(testApp(), company);
  const check = () =>
    testApp().call('POST', `/api/public/surveys/${survey.id}/invitations/check`, { body: { invitation } });
  expect((await check()).json()).toEqual({ used: false, segment: { key: '' } });
  expect((await check()).json()).toEqual({ used: false, segment: { key: '' } });
  await takeToken(testApp(), survey.id, invitation);
  expect((await check()).json()).toMatchObject({ used: true });
});
