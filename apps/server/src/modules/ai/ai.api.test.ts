import { companies } from '@vela/db';
import { isQuestionComplete, SURVEY_TYPES } from '@vela/domain/surveys';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeActiveSurvey, submitAnswers } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeMember } from '../../../test-support/factories.ts';
import { readUploads, uploadFile } from '../../../test-support/handbook-calls.ts';
import { buildApp } from '../../app.ts';
import { modules } from '../../modules.ts';
import { authenticate } from '../auth/index.ts';

const testApp = useTestApp();
const GENERATE = '/api/ai/dev/generate-survey';
const INSIGHTS = ['/api/ai/company-insights', '/api/company/insights'];

const generate = (token: string | undefined, body: object = { surveyType: 'monthly_pulse' }) =>
  testApp().call('POST', GENERATE, { token, body });

async function textsOf(token: string, body?: object): Promise<string[]> {
  const answer = await generate(token, body);
  expect(answer.statusCode).toBe(200);
  return answer.json().survey.questions.map((question: { text: string }) => question.text);
}

test.each(SURVEY_TYPES)('a generated %s survey can be saved as it is', async (surveyType) => {
  const { token } = await makeCompany(testApp().deps);
  const answer = await generate(token, { surveyType });
  const { survey, source } = answer.json();
  expect(source).toMatchObject({ engine: 'embedded' });
  expect(survey.questions.every(isQuestionComplete)).toBe(true);
  const body = { title: survey.title, description: survey.description, type: surveyType, questions: survey.questions };
  expect((await testApp().call('POST', '/api/surveys', { token, body })).statusCode).toBe(201);
});

test('what was asked lately is not asked again', async () => {
  const { token } = await makeCompany(testApp().deps);
  const asked = await textsOf(token);
  await makeActiveSurvey(testApp(), token, { questions: asked.map((text) => ({ text, type: 'scale' })) });
  const next = await textsOf(token);
  expect(next.filter((text) => asked.includes(text)).length).toBeLessThan(asked.length / 2);
});

test('core values of the company find their way into a draft', async () => {
  const { deps } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const coreValues = [{ value: 'Radical Candour', description: 'We say it', importance: 10 }];
  await deps.db.inTenant(companyId, (tx) =>
    tx.update(companies).set({ coreValues }).where(eq(companies.companyId, companyId)),
  );
  expect((await textsOf(token)).join(' ')).toContain('Radical Candour');
});

test('a draft names a subject of the handbook in force, and says what it names', async () => {
  const { deps } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const coreValues = [{ value: 'Radical Candour', description: 'We say it', importance: 10 }];
  await deps.db.inTenant(companyId, (tx) =>
    tx.update(companies).set({ coreValues }).where(eq(companies.companyId, companyId)),
  );
  const before = (await generate(token)).json();
  expect(before.cites).toEqual({ coreValues: ['Radical Candour'], handbookTopics: [] });
  const content =
    '1. Introduction: Welcome.\n2. Parental leave: Six months.\nTest admin: Our boss.\nEmployee Handbook: Ours.';
  await uploadFile(testApp(), token, { content });
  await readUploads(testApp());
  const { survey, cites } = (await generate(token)).json();
  expect(cites).toEqual({ coreValues: ['Radical Candour'], handbookTopics: ['Parental leave'] });
  expect(JSON.stringify(survey.questions)).toContain('\\"Parental leave\\"');
});

test('insights point into the handbook in force, and change with it', async () => {
  const { deps, call } = testApp();
  const { token } = await makeCompany(deps);
  const questions = [{ text: 'How fair is your workload?', type: 'rating', category: 'workload' }];
  const survey = await makeActiveSurvey(testApp(), token, { questions });
  for (let index = 0; index < 6; index += 1) await submitAnswers(testApp(), survey, ['1']);
  const recommendation = async () =>
    (await call('GET', INSIGHTS[0] ?? '', { token })).json().insights.recommendations[0];
  expect(await recommendation()).not.toContain('handbook');
  await uploadFile(testApp(), token, { content: 'Overtime: None.\n4. Working Hours: From nine to five.' });
  await readUploads(testApp());
  expect(await recommendation()).toContain('The handbook covers this under “Working Hours”.');
  await uploadFile(testApp(), token, { content: 'Working Hours of Test Admin: From nine to five.' });
  await readUploads(testApp());
  expect(await recommendation()).not.toContain('handbook');
});

test('generating asks for a session, a role and a known type', async () => {
  const { deps } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const employee = await makeMember(deps, companyId, 'employee');
  expect((await generate(undefined)).statusCode).toBe(401);
  expect((await generate(employee.token)).statusCode).toBe(403);
  for (const body of [{}, { surveyType: 'exit' }, { surveyType: 'custom', department: 'x'.repeat(101) }]) {
    expect((await generate(token, body)).statusCode).toBe(422);
  }
});

test('the review-and-AI listener generates too, and knows nothing else of surveys', async () => {
  const { deps } = testApp();
  const { token } = await makeCompany(deps);
  const service = await buildApp({
    deps,
    modules,
    authenticate: (secret) => authenticate(deps, secret),
    listener: 'service',
  });
  const headers = { authorization: `Bearer ${token}` };
  const generated = await service.inject({
    method: 'POST',
    url: GENERATE,
    headers,
    payload: { surveyType: 'custom' },
  });
  const surveys = await service.inject({ method: 'GET', url: '/api/surveys', headers });
  expect([generated.statusCode, surveys.statusCode]).toEqual([200, 404]);
  await service.close();
});

test('without released answers insights are empty', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  for (let index = 0; index < 4; index += 1) await submitAnswers(testApp(), survey, ['1']);
  for (const path of INSIGHTS) {
    const { insights } = (await testApp().call('GET', path, { token })).json();
    expect(insights).toMatchObject({ keyThemes: [], recommendations: [], blindSpots: [], evidence: [] });
  }
});

test('insights change with the answers that are released, and name what they stand on', async () => {
  const { token } = await makeCompany(testApp().deps);
  const questions = [
    { text: 'How fair is your workload?', type: 'rating', category: 'workload' },
    { text: 'What should change?', type: 'text' },
  ];
  const survey = await makeActiveSurvey(testApp(), token, { questions });
  const read = async () => (await testApp().call('GET', INSIGHTS[0] ?? '', { token })).json().insights;
  const before = await read();
  const secret = 'Only Quentin from floor nine says this about meetings';
  for (let index = 0; index < 6; index += 1) await submitAnswers(testApp(), survey, ['1', secret]);
  const after = await read();
  expect(after).not.toEqual(before);
  expect(after.evidence.length).toBeGreaterThan(0);
  expect(after.evidence.every((one: { base: number }) => one.base >= 5)).toBe(true);
  expect(JSON.stringify(after)).not.toContain('Quentin');
  expect(await read()).toEqual(after);
});

test('a manager reads insights of their own surveys, an employee none', async () => {
  const { deps, call } = testApp();
  const admin = await makeCompany(deps);
  const manager = await makeMember(deps, admin.companyId, 'manager');
  const employee = await makeMember(deps, admin.companyId, 'employee');
  const survey = await makeActiveSurvey(testApp(), admin.token);
  for (let index = 0; index < 6; index += 1) await submitAnswers(testApp(), survey, ['1']);
  for (const path of INSIGHTS) {
    expect((await call('GET', path, { token: manager.token })).json().insights.evidence).toEqual([]);
    expect((await call('GET', path, { token: admin.token })).json().insights.evidence).not.toEqual([]);
    expect((await call('GET', path, { token: employee.token })).statusCode).toBe(403);
    expect((await call('GET', path)).statusCode).toBe(401);
  }
});
