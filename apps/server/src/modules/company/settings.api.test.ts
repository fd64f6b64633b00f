import { DEFAULT_COMPANY_REVIEW_SETTINGS } from '@vela/domain/company';
import { expect, test } from 'vitest';
import { readRows } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDraft, makeMember } from '../../../test-support/factories.ts';
import { register } from '../../../test-support/accounts.ts';

const testApp = useTestApp();
const SETTINGS = '/api/company/settings';
const REVIEW_SETTINGS = '/api/company/review-settings';
const PATHS = [SETTINGS, REVIEW_SETTINGS];

const read = async (path: string, token: string) => (await testApp().call('GET', path, { token })).json().settings;
const save = (path: string, token: string, body: unknown) => testApp().call('PUT', path, { token, body });

/** What the audit log holds of saves, oldest first. */
const saves = (companyId: string) =>
  readRows(
    testApp().owner,
    `select actor_name, action, subject_id, detail from audit_entries
     where company_id = $1 and action like 'company.%-changed' order by (detail ->> 'revision')::int`,
    [companyId],
  );

test('a registered company starts with the defaults', async () => {
  const { token } = await register(testApp(), { companyName: 'Check Works', timeZone: 'Europe/Berlin' });
  expect(await read(SETTINGS, token)).toEqual({
    name: 'Check Works',
    industry: 'technology',
    size: '11-50',
    domain: 'test.example',
    surveyFrequency: 'monthly',
    timeZone: 'Europe/Berlin',
    workingHoursStart: '09:00',
    workingHoursEnd: '17:00',
    minGroup: 5,
    minGroupComments: 10,
    revision: 1,
  });
  expect(await read(REVIEW_SETTINGS, token)).toEqual({ ...DEFAULT_COMPANY_REVIEW_SETTINGS, revision: 1 });
});

test('settings are saved, and the audit log tells what changed', async () => {
  const { companyId, token } = await makeCompany(testApp().deps);
  const before = await read(SETTINGS, token);
  const change = { workingHoursStart: '08:30', minGroup: 7, domain: 'https://Vela.example/about' };
  const answer = await save(SETTINGS, token, { ...before, ...change });
  expect(answer.statusCode).toBe(200);
  const expected = { ...before, ...change, domain: 'vela.example', revision: 2 };
  expect(answer.json()).toEqual({ settings: expected });
  expect(await read(SETTINGS, token)).toEqual(expected);
  expect(await saves(companyId)).toEqual([
    {
      actor_name: 'Test admin',
      action: 'company.settings-changed',
      subject_id: companyId,
      detail: {
        workingHoursStart: { before: '09:00', after: '08:30' },
        minGroup: { before: 5, after: 7 },
        domain: { before: '', after: 'vela.example' },
        revision: 2,
      },
    },
  ]);
});

test('review settings are saved, and the audit log tells what changed', async () => {
  const { companyId, token } = await makeCompany(testApp().deps);
  const before = await read(REVIEW_SETTINGS, token);
  const rewardTiers = [{ amountUsd: 10, points: 5_000 }];
  const answer = await save(REVIEW_SETTINGS, token, { ...before, rewardTiers, minRating: 4.5 });
  expect(answer.statusCode).toBe(200);
  expect(await read(REVIEW_SETTINGS, token)).toEqual({ ...before, rewardTiers, minRating: 4.5, revision: 2 });
  expect(await saves(companyId)).toMatchObject([
    {
      action: 'company.review-settings-changed',
      detail: {
        rewardTiers: { before: DEFAULT_COMPANY_REVIEW_SETTINGS.rewardTiers, after: rewardTiers },
        minRating: { before: 4, after: 4.5 },
      },
    },
  ]);
});

test('the same save once more changes nothing, also from a form that was filled before it', async () => {
  const { companyId, token } = await makeCompany(testApp().deps);
  const body = { ...(await read(SETTINGS, token)), workingHoursEnd: '18:00' };
  const answers = await Promise.all([1, 2, 3].map(() => save(SETTINGS, token, body)));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json().settings).toEqual({ ...body, revision: 2 });
  }
  expect(await saves(companyId)).toHaveLength(1);
});

test('of two different saves at once one is refused', async () => {
  const { companyId, token } = await makeCompany(testApp().deps);
  const before = await read(SETTINGS, token);
  const answers = await Promise.all(
    ['Europe/Berlin', 'Asia/Tokyo'].map((timeZone) => save(SETTINGS, token, { ...before, timeZone })),
  );
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  expect(await saves(companyId)).toHaveLength(1);
});

test('a save over that of somebody else is told what is there now and by whom, and changes nothing', async () => {
  const { deps } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const other = await makeMember(deps, companyId, 'admin');
  await readRows(testApp().owner, `update members set first_name = 'Grace' where id = $1`, [other.actor.memberId]);
  const opened = await read(SETTINGS, token);
  await save(SETTINGS, other.token, { ...opened, workingHoursStart: '08:00', minGroup: 6 });
  await save(SETTINGS, other.token, { ...opened, workingHoursStart: '07:00', minGroup: 6, revision: 2 });
  const refused = await save(SETTINGS, token, { ...opened, name: 'Other Works' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toEqual({
    code: 'edit_conflict',
    message: 'Grace admin saved other changes in the meantime. Please look at what is there now and save again.',
    issues: [
      { path: 'minGroup', message: 'Grace admin changed this to 6' },
      { path: 'workingHoursStart', message: 'Grace admin changed this to “07:00”' },
    ],
  });
  const now = await read(SETTINGS, token);
  expect(now).toMatchObject({ name: 'Test Works', workingHoursStart: '07:00', minGroup: 6, revision: 3 });
  expect((await save(SETTINGS, token, { ...now, name: 'Other Works' })).statusCode).toBe(200);
});

test('conflicts of the review settings are told in words, and one’s own other window as such', async () => {
  const { token } = await makeCompany(testApp().deps);
  const opened = await read(REVIEW_SETTINGS, token);
  const rewardTiers = [
    { amountUsd: 10, points: 5_000 },
    { amountUsd: 1_000, points: 50_000 },
  ];
  await save(REVIEW_SETTINGS, token, { ...opened, rewardTiers, selfAssessment: false });
  const refused = await save(REVIEW_SETTINGS, token, { ...opened, rewardRate: 50 });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ message: expect.stringMatching(/^You saved other changes/) });
  expect(refused.json().issues).toEqual(
    expect.arrayContaining([
      { path: 'rewardTiers', message: 'You changed this to $10 for 5,000 points and $1,000 for 50,000 points' },
      { path: 'selfAssessment', message: 'You changed this to off' },
    ]),
  );
});

test('a revision that never was is refused', async () => {
  const { token } = await makeCompany(testApp().deps);
  const opened = await read(SETTINGS, token);
  const refused = await save(SETTINGS, token, { ...opened, name: 'Other Works', revision: 9 });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'edit_conflict', issues: [] });
});

test.each([
  [SETTINGS, { name: '  ' }, 'name', 'Company name is required'],
  [SETTINGS, { timeZone: 'Mars/Olympus' }, 'timeZone', 'Please choose a time zone'],
  [SETTINGS, { workingHoursStart: '9' }, 'workingHoursStart', 'Please enter a time such as 09:00'],
  [SETTINGS, { workingHoursEnd: '09:00' }, 'workingHoursEnd', 'The working day must end after it starts'],
  [SETTINGS, { surveyFrequency: 'daily' }, 'surveyFrequency', 'Please choose a survey frequency'],
  [SETTINGS, { minGroup: 2 }, 'minGroup', 'A whole number from 3 to 20'],
  [SETTINGS, { minGroup: 21, minGroupComments: 21 }, 'minGroup', 'A whole number from 3 to 20'],
  [SETTINGS, { minGroupComments: 4 }, 'minGroupComments', 'Comments inside a group need at least as many'],
  [SETTINGS, { revision: null }, 'revision', 'Please reload the page and try again'],
  [REVIEW_SETTINGS, { frequency: 'weekly' }, 'frequency', 'Please choose a review frequency'],
  [REVIEW_SETTINGS, { consecutiveCycles: 6 }, 'consecutiveCycles', 'A whole number from 1 to 5'],
  [REVIEW_SETTINGS, { minRating: 3 }, 'minRating', 'One of 3.5, 4.0, 4.5'],
  [REVIEW_SETTINGS, { pointsMeets: 500 }, 'pointsMeets', 'A better rating must not earn fewer points'],
  [REVIEW_SETTINGS, { rewardTiers: [] }, 'rewardTiers', 'Keep at least one reward tier'],
  [
    REVIEW_SETTINGS,
    { rewardTiers: [1, 2].map(() => ({ amountUsd: 5, points: 5 })) },
    'rewardTiers.1.amountUsd',
    'Two tiers have the same amount',
  ],
  [REVIEW_SETTINGS, { revision: 0 }, 'revision', 'Please reload the page and try again'],
])('%s refuses %j', async (path, change, field, message) => {
  const { companyId, token } = await makeCompany(testApp().deps);
  const before = await read(path, token);
  const answer = await save(path, token, { ...before, ...change });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().issues).toEqual([{ path: field, message: expect.stringContaining(message) }]);
  expect(await read(path, token)).toEqual(before);
  expect(await saves(companyId)).toEqual([]);
});

test.each(PATHS)('%s: managers read, employees don’t, and neither saves', async (path) => {
  const { deps } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const body = await read(path, token);
  const manager = await makeMember(deps, companyId, 'manager');
  const employee = await makeMember(deps, companyId, 'employee');
  expect(await read(path, manager.token)).toEqual(body);
  expect((await testApp().call('GET', path, { token: employee.token })).statusCode).toBe(403);
  for (const member of [manager, employee]) expect((await save(path, member.token, body)).statusCode).toBe(403);
});

test('a changed threshold holds for what is launched after it, and not for what is running', async () => {
  const { deps, owner, call } = testApp();
  const { actor, token } = await makeCompany(deps);
  const [running, later] = [await makeDraft(deps, actor), await makeDraft(deps, actor)];
  const launch = (id: string) => call('POST', `/api/surveys/${id}/launch`, { token });
  await launch(running);
  await save(SETTINGS, token, { ...(await read(SETTINGS, token)), minGroup: 8, minGroupComments: 12 });
  await launch(later);
  const rows = await readRows(owner, 'select id, min_group, min_group_comments from surveys where id = any($1)', [
    [running, later],
  ]);
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: running, min_group: 5, min_group_comments: 10 },
      { id: later, min_group: 8, min_group_comments: 12 },
    ]),
  );
});

test('a changed time zone moves the company’s day at once', async () => {
  const { deps, clock, call } = testApp();
  clock.set('2026-03-02T23:30:00Z');
  const { companyId, token } = await makeCompany(deps);
  const audience = async () => (await call('GET', '/api/surveys/audience', { token })).json().count;
  await makeMember(deps, companyId, 'employee', { hireDate: '2026-03-03' });
  expect(await audience()).toBe(1);
  await save(SETTINGS, token, { ...(await read(SETTINGS, token)), timeZone: 'Europe/Berlin' });
  expect(await audience()).toBe(2);
  const me = (await call('GET', '/api/auth/me', { token })).json();
  expect(me.user.company.timeZone).toBe('Europe/Berlin');
});
