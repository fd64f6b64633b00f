import { beforeEach, describe, expect, test } from 'vitest';
import type { Survey } from '@vela/contract';
import { readRows } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import {
  makeInvitedSurvey,
  secretOf,
  submitRight,
  takeToken,
  type InvitedTestSurvey,
} from '../../../test-support/invited-survey.ts';
import { makeSurvey, RATING } from '../../../test-support/survey-calls.ts';

const testApp = useTestApp();
let made: InvitedTestSurvey;

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  testApp().call(method, path, { token: made.company.token, body });
const surveyOf = async (id: string) => (await call('GET', `/api/surveys/${id}`)).json<{ survey: Survey }>().survey;

/** A running survey with answers that nobody may read: two of the five that it takes. */
beforeEach(async () => {
  made = await makeInvitedSurvey(testApp(), { employees: 4, questions: [RATING, { text: 'Why?', type: 'text' }] });
  for (const person of made.people.slice(0, 2)) {
    const { token } = await takeToken(testApp(), made.survey.id, await secretOf(testApp(), person));
    const sent = await submitRight(testApp(), made.survey, { token }, { answers: ['2', 'my secret reason'] });
    expect(sent.statusCode).toBe(201);
  }
});

/** Everything that the product tells of the survey, as an admin reads it. */
async function everythingRead(): Promise<string> {
  const { id } = made.survey;
  const paths = [
    `/api/surveys/${id}/responses`,
    `/api/surveys/${id}/analytics`,
    `/api/surveys/${id}`,
    '/api/company/dashboard',
    '/api/audit',
    '/api/notifications/outbox',
  ];
  return (await Promise.all(paths.map((path) => call('GET', path)))).map(({ body }) => body).join('\n');
}

async function expectHidden() {
  const { responses, totalResponses } = (await call('GET', `/api/surveys/${made.survey.id}/responses`)).json();
  expect({ responses, totalResponses }).toEqual({ responses: [], totalResponses: 2 });
  expect(await everythingRead()).not.toContain('my secret reason');
  const [row] = await readRows(
    testApp().owner,
    'select anonymous, access, min_group, min_group_comments from surveys where id = $1',
    [made.survey.id],
  );
  expect(row).toEqual({ anonymous: true, access: 'invited_only', min_group: 5, min_group_comments: 10 });
}

describe('what people were told before they answered holds', () => {
  test.each([
    ['anonymity', { anonymous: false }, 'settings.anonymous'],
    ['access', { access: 'anyone_with_link' }, 'settings.access'],
    ['one response each', { allowMultipleResponses: true }, 'settings.allowMultipleResponses'],
  ])('no edit changes %s', async (_name, change, path) => {
    const survey = await surveyOf(made.survey.id);
    const settings = { ...survey.settings, ...change };
    const answer = await call('PUT', `/api/surveys/${made.survey.id}`, { ...survey, settings });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().issues).toMatchObject([{ path }]);
    await expectHidden();
  });

  test('closing and reopening, as often as one likes, shows nothing and loosens nothing', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect((await call('POST', `/api/surveys/${made.survey.id}/close`)).statusCode).toBe(200);
      await expectHidden();
      expect((await call('POST', `/api/surveys/${made.survey.id}/reopen`)).json().survey).toMatchObject({
        status: 'active',
        closedAt: null,
        minGroup: 5,
        invitedCount: 5,
      });
      await expectHidden();
    }
  });

  test('the company’s thresholds of today are none of an earlier launch’s', async () => {
    const { settings } = (await call('GET', '/api/company/settings')).json();
    const changed = await call('PUT', '/api/company/settings', { ...settings, minGroup: 3, minGroupComments: 3 });
    expect(changed.statusCode).toBe(200);
    await call('POST', `/api/surveys/${made.survey.id}/close`);
    await call('POST', `/api/surveys/${made.survey.id}/reopen`);
    await expectHidden();
  });

  test('a duplicate has none of the answers, and asks under its own rules', async () => {
    const { survey: copy } = (await call('POST', `/api/surveys/${made.survey.id}/duplicate`)).json();
    const settings = { ...copy.settings, anonymous: false };
    const edited = await call('PUT', `/api/surveys/${copy._id}`, { ...copy, settings });
    expect(edited.statusCode).toBe(200);
    expect((await call('POST', `/api/surveys/${copy._id}/launch`)).statusCode).toBe(200);
    expect((await call('GET', `/api/surveys/${copy._id}/responses`)).json().totalResponses).toBe(0);
    await expectHidden();
  });

  test('another role changes nothing', async () => {
    const manager = made.people[1]?.actor.memberId ?? '';
    expect((await call('PUT', `/api/people/${manager}/role`, { role: 'admin' })).statusCode).toBe(200);
    const answer = await testApp().call('GET', `/api/surveys/${made.survey.id}/responses`, {
      token: made.people[1]?.token,
    });
    expect(answer.json().responses).toEqual([]);
    await expectHidden();
  });
});

describe('reopening', () => {
  test('lets those answer who have not yet, and nobody twice', async () => {
    const [first = made.company, , third = made.company] = made.people;
    const used = await secretOf(testApp(), first);
    await call('POST', `/api/surveys/${made.survey.id}/close`);
    await call('POST', `/api/surveys/${made.survey.id}/reopen`);
    const { token } = await takeToken(testApp(), made.survey.id, await secretOf(testApp(), third));
    expect((await submitRight(testApp(), made.survey, { token }, { answers: ['4', 'Well'] })).statusCode).toBe(201);
    expect(
      (await submitRight(testApp(), made.survey, { invitation: used }, { answers: ['4', 'Well'] })).statusCode,
    ).toBe(409);
  });

  test('is for closed surveys alone, and happens once', async () => {
    const reopen = () => call('POST', `/api/surveys/${made.survey.id}/reopen`);
    expect((await reopen()).json()).toMatchObject({ code: 'invalid_transition' });
    await call('POST', `/api/surveys/${made.survey.id}/close`);
    expect((await surveyOf(made.survey.id)).allowed).toMatchObject({ reopen: true, close: false });
    const answers = await Promise.all([reopen(), reopen(), reopen()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const audits = await readRows(testApp().owner, 'select action from audit_entries where subject_id = $1', [
      made.survey.id,
    ]);
    expect(audits.filter(({ action }) => action === 'survey.reopened')).toHaveLength(1);
  });

  test('takes off an end that has passed, and keeps one to come', async () => {
    const endsAt = async (offset: string) => {
      await call('POST', `/api/surveys/${made.survey.id}/close`);
      const now = testApp().clock.now().toISOString();
      await readRows(testApp().owner, 'update surveys set end_date = $1::timestamptz + $2::interval where id = $3', [
        now,
        offset,
        made.survey.id,
      ]);
      return (await call('POST', `/api/surveys/${made.survey.id}/reopen`)).json().survey.endDate;
    };
    expect(await endsAt('1 day')).not.toBeNull();
    expect(await endsAt('-1 second')).toBeNull();
  });
});

describe('runs of a series', () => {
  const rowOf = async (id: string) => {
    const [row] = await readRows(testApp().owner, 'select series_id, questions from surveys where id = $1', [id]);
    const questions = row?.questions as { _id: string; origin?: string; text: string; type: string }[];
    return { seriesId: row?.series_id, questions };
  };
  const duplicate = async (id: string) => (await call('POST', `/api/surveys/${id}/duplicate`)).json().survey as Survey;

  test('copies of copies are one series, whose questions know where they come from', async () => {
    const first = await rowOf(made.survey.id);
    const copy = await duplicate((await duplicate(made.survey.id))._id);
    const row = await rowOf(copy._id);
    expect(row.seriesId).toBe(made.survey.id);
    expect(row.questions.map(({ origin }) => origin)).toEqual(first.questions.map(({ _id }) => _id));
    expect(row.questions.map(({ _id }) => _id)).not.toEqual(first.questions.map(({ _id }) => _id));
  });

  test('an edit keeps it, unless the question becomes another kind', async () => {
    const copy = await duplicate(made.survey.id);
    const [rating, text] = copy.questions;
    const questions = [{ ...text, text: 'And why?' }, { ...rating, type: 'yes_no' }, RATING];
    const saved = await call('PUT', `/api/surveys/${copy._id}`, { ...copy, questions });
    expect(saved.statusCode).toBe(200);
    const row = await rowOf(copy._id);
    expect(row.questions.map(({ origin }) => origin)).toEqual([made.survey.questionIds[1], undefined, undefined]);
  });

  test('is told to nobody outside', async () => {
    const copy = await duplicate(made.survey.id);
    await call('POST', `/api/surveys/${copy._id}/launch`);
    const read = [`/api/surveys/${copy._id}`, `/api/public/surveys/${copy._id}`];
    for (const path of read) expect((await call('GET', path)).body).not.toContain('origin');
  });
});

describe('settings that a new survey gets when it names none', () => {
  test.each([
    ['onboarding_1week', false],
    ['onboarding_1year', false],
    ['monthly_pulse', true],
    ['custom', true],
  ])('%s: anonymous %s', async (type, anonymous) => {
    const { company } = made;
    expect((await makeSurvey(testApp(), company.token, { type })).settings).toMatchObject({
      anonymous,
      access: 'anyone_with_link',
    });
    const chosen = await makeSurvey(testApp(), company.token, { type, settings: { anonymous: !anonymous } });
    expect(chosen.settings.anonymous).toBe(!anonymous);
  });

  test('personal links take one response each', async () => {
    const settings = { access: 'invited_only', allowMultipleResponses: true };
    const body = { title: 'Pulse', questions: [RATING], settings };
    const answer = await call('POST', '/api/surveys', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().issues).toMatchObject([{ path: 'settings.allowMultipleResponses' }]);
  });
});
