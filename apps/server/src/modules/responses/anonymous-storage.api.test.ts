import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeActiveSurvey, readRows, submitAnswers } from '../../../test-support/answer-survey.ts';
import { useTestApp, type TestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeMember } from '../../../test-support/factories.ts';

const testApp = useTestApp();
const AGENT = 'Mozilla/5.0 (a very rare browser)';

/** Every row of every table as text, by table. */
async function dump({ owner }: TestApp): Promise<Map<string, string[]>> {
  const tables = await readRows(
    owner,
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  const names = tables.map((row) => String(row.table_name));
  const found = new Map<string, string[]>();
  // One after the other: together they would take most connections that the server has.
  for (const name of names) {
    const rows = await readRows(owner, `select row_to_json(t)::text as row from "${name}" t`);
    found.set(
      name,
      rows.map(({ row }) => String(row)),
    );
  }
  return found;
}

test('nothing that is stored of an anonymous response tells whose it is', async () => {
  const { app, deps, clock } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const member = await makeMember(deps, companyId, 'employee');
  const survey = await makeActiveSurvey(testApp(), token);
  clock.set('2026-03-02T09:41:17.123Z');
  const before = await dump(testApp());
  const secrets = { key: randomUUID(), device: randomUUID() };
  for (let index = 0; index < 6; index += 1) {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/public/surveys/${survey.id}/responses`,
      remoteAddress: '203.0.113.77',
      headers: {
        authorization: `Bearer ${member.token}`,
        'user-agent': AGENT,
        'idempotency-key': `${secrets.key}${index}`,
      },
      payload: {
        answers: [{ questionId: survey.questionIds[0], answer: '4' }],
        device: `${secrets.device}${index}`,
        completionTime: 37.125,
      },
    });
    expect(answer.statusCode).toBe(201);
  }
  const after = await dump(testApp());
  const added = [...after].flatMap(([table, rows]) => {
    const known = new Set(before.get(table));
    return rows.filter((row) => !known.has(row)).map((row) => `${table}: ${row}`);
  });
  expect(added.length).toBeGreaterThan(12);
  const traces = [
    member.actor.memberId,
    member.token,
    '203.0.113.77',
    AGENT,
    secrets.key,
    secrets.device,
    '09:41',
    '37.125',
  ];
  for (const trace of traces) expect(added.filter((row) => row.includes(trace))).toEqual([]);
});

test('a session that answers anonymously is not even looked at', async () => {
  const { deps, clock, owner } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const member = await makeMember(deps, companyId, 'employee');
  const survey = await makeActiveSurvey(testApp(), token);
  clock.advance(2 * 3_600_000);
  await submitAnswers(testApp(), survey, ['4'], { token: member.token });
  await testApp().call('GET', `/api/public/surveys/${survey.id}`, { token: member.token });
  const [session] = await readRows(
    owner,
    'select created_at = last_used_at as untouched from sessions where member_id = $1',
    [member.actor.memberId],
  );
  expect(session).toEqual({ untouched: true });
});

test('after closing, place and row version join no receipt with a response', async () => {
  const { owner, deps } = testApp();
  const { token } = await makeCompany(deps);
  const survey = await makeActiveSurvey(testApp(), token);
  for (let index = 0; index < 8; index += 1) {
    await submitAnswers(testApp(), survey, [String((index % 5) + 1)], { body: { device: randomUUID() } });
  }
  await testApp().call('POST', `/api/surveys/${survey.id}/close`, { token });
  const versions = await readRows(
    owner,
    `select distinct xmin::text from (
      select xmin from responses where survey_id = $1
      union all select xmin from waiting_responses where survey_id = $1
      union all select xmin from response_receipts where survey_id = $1
      union all select xmin from survey_devices where survey_id = $1) all_rows`,
    [survey.id],
  );
  expect(versions).toHaveLength(1);
});

test('responses lie in an order that is not the order of answering', async () => {
  const { owner, deps } = testApp();
  const { token } = await makeCompany(deps);
  const questions = [{ text: 'Your turn?', type: 'text' }];
  const survey = await makeActiveSurvey(testApp(), token, { questions });
  for (let index = 0; index < 30; index += 1) await submitAnswers(testApp(), survey, [String(index).padStart(2, '0')]);
  await testApp().call('POST', `/api/surveys/${survey.id}/close`, { token });
  const rows = await readRows(
    owner,
    `select answers -> 0 ->> 'answer' as turn from responses where survey_id = $1 order by ctid`,
    [survey.id],
  );
  const turns = rows.map(({ turn }) => String(turn));
  // Thirty shuffled rows fall into their order by chance once in 10^32 times.
  expect(turns).not.toEqual([...turns].sort());
  expect([...turns].sort()).toEqual(Array.from({ length: 30 }, (_, index) => String(index).padStart(2, '0')));
});
