import { beforeEach, describe, expect, test } from 'vitest';
import type { Forecast, Survey } from '@vela/contract';
import { readRows } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDepartment, makeMember, type TestMember } from '../../../test-support/factories.ts';
import {
  makeInvitedSurvey,
  mySurveys,
  secretOf,
  submitRight,
  takeToken,
} from '../../../test-support/invited-survey.ts';
import { launchedSurvey, makeSurvey } from '../../../test-support/survey-calls.ts';

const testApp = useTestApp();
const INVITED = { access: 'invited_only' };
let company: Awaited<ReturnType<typeof makeCompany>>;

beforeEach(async () => {
  company = await makeCompany(testApp().deps);
});

const member = (options: Parameters<typeof makeMember>[3] = {}) =>
  makeMember(testApp().deps, company.companyId, 'employee', options);

const members = (count: number, options: Parameters<typeof makeMember>[3] = {}) =>
  Promise.all(Array.from({ length: count }, () => member(options)));

async function launched(body: object = {}, token = company.token): Promise<Survey> {
  const { _id } = await makeSurvey(testApp(), token, { settings: INVITED, ...body });
  return launchedSurvey(testApp(), token, _id);
}

const planOf = async (id: string) => {
  const [row] = await readRows(testApp().owner, 'select segment_plan as plan, invited from surveys where id = $1', [
    id,
  ]);
  const plan = row?.plan as { segments: { key: string; invited: number }[] };
  return { invited: row?.invited, groups: Object.fromEntries(plan.segments.map((one) => [one.key, one.invited])) };
};

const mailsOf = async (companyId: string) =>
  (await readRows(testApp().owner, 'select recipient, subject, body from outgoing_mails where company_id = $1', [
    companyId,
  ])) as { recipient: string; subject: string; body: string }[];

describe('launching', () => {
  test('invites those who are at work today, each by a link of the own', async () => {
    const gone = [
      await member({ status: 'deactivated' }),
      await member({ leaveDate: '2020-01-01' }),
      await member({ onLeaveFrom: '2020-01-01' }),
      await member({ hireDate: '2999-01-01' }),
    ];
    const colleague = await member({ firstName: 'Grace' });
    const survey = await launched({ title: 'How are we?' });
    expect(survey).toMatchObject({ invitedCount: 2, completionRate: 0, status: 'active' });
    const mails = await mailsOf(company.companyId);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([company.email, colleague.email].sort());
    const mail = mails.find(({ recipient }) => recipient === colleague.email);
    expect(mail?.subject).toBe('Test Works asks for your answers: How are we?');
    expect(mail?.body).toContain('Hello Grace,');
    const secret = await secretOf(testApp(), colleague);
    expect(mail?.body).toContain(`http://vela.test/survey/${survey._id}#t=${secret}\n`);
    expect((await takeToken(testApp(), survey._id, secret)).segment).toEqual({ key: '' });
    for (const { actor } of gone) {
      const rows = await readRows(testApp().owner, 'select 1 from survey_invitations where member_id = $1', [
        actor.memberId,
      ]);
      expect(rows).toEqual([]);
    }
  });

  test('freezes the groups that results will tell apart', async () => {
    const [sales, legal] = await Promise.all(
      ['Sales', 'Legal'].map((name) => makeDepartment(testApp().deps, company.companyId, name)),
    );
    await members(5, { departmentId: sales ?? '' });
    const [lawyer = company] = await members(4, { departmentId: legal ?? '' });
    const { _id } = await launched();
    expect(await planOf(_id)).toEqual({ invited: 10, groups: { '': 5, [`d=${sales}`]: 5 } });
    const { segment } = await takeToken(testApp(), _id, await secretOf(testApp(), lawyer));
    expect(segment).toEqual({ key: '' });
    await members(20, { departmentId: legal ?? '' });
    expect((await planOf(_id)).invited).toBe(10);
  });

  test('says in words in which group one is counted', async () => {
    const departmentId = await makeDepartment(testApp().deps, company.companyId, 'Field Service');
    const [one = company] = await members(10, { departmentId, hireDate: '2020-01-01', location: ' Lima ' });
    const { _id } = await launched({ targetAudience: 'specific_department', department: 'Field Service' });
    const { segment } = await takeToken(testApp(), _id, await secretOf(testApp(), one));
    expect(segment).toEqual({
      key: `d=${departmentId}&t=over_6&l=Lima`,
      department: 'Field Service',
      tenure: '6 years and more',
      location: 'Lima',
    });
  });

  test('is refused where nobody would be invited, and changes nothing', async () => {
    const { _id } = await makeSurvey(testApp(), company.token, { settings: INVITED, targetAudience: 'new_hires' });
    const answer = await testApp().call('POST', `/api/surveys/${_id}/launch`, { token: company.token });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().issues).toMatchObject([{ path: 'targetAudience' }]);
    const { survey } = (await testApp().call('GET', `/api/surveys/${_id}`, { token: company.token })).json();
    expect(survey).toMatchObject({ status: 'draft', invitedCount: 0 });
    expect(await mailsOf(company.companyId)).toEqual([]);
  });

  test('twice at the same moment invites once', async () => {
    await members(3);
    const { _id } = await makeSurvey(testApp(), company.token, { settings: INVITED });
    const launch = () => testApp().call('POST', `/api/surveys/${_id}/launch`, { token: company.token });
    const answers = await Promise.all([launch(), launch(), launch()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await mailsOf(company.companyId)).toHaveLength(4);
  });

  test('reaches a manager’s people alone, whoever launches the manager’s survey', async () => {
    const manager = await makeMember(testApp().deps, company.companyId, 'manager');
    const report = await member({ managerId: manager.actor.memberId });
    const below = await member({ managerId: report.actor.memberId });
    await members(2);
    const { _id } = await makeSurvey(testApp(), manager.token, { settings: INVITED });
    await launchedSurvey(testApp(), company.token, _id);
    const recipients = (await mailsOf(company.companyId)).map(({ recipient }) => recipient).sort();
    expect(recipients).toEqual([report.email, below.email].sort());
  });

  test('of more people than share a row of marks', async () => {
    const template = await member();
    await readRows(
      testApp().owner,
      `insert into members (company_id, id, first_name, last_name, email, role, status, created_at)
       select company_id, gen_random_uuid(), first_name, last_name, gen_random_uuid() || '@test.example', role, status,
         created_at from members, generate_series(1, 2100) where id = $1`,
      [template.actor.memberId],
    );
    const survey = await launched();
    expect(survey.invitedCount).toBe(2102);
    const parts = await readRows(
      testApp().owner,
      'select part, length(marks) as bytes from survey_invitation_marks where survey_id = $1 order by part',
      [survey._id],
    );
    expect(parts.map(({ bytes }) => Number(bytes) / 16)).toEqual([1024, 1024, 54]);
    for (const person of [company, template]) {
      await takeToken(testApp(), survey._id, await secretOf(testApp(), person));
      expect((await mySurveys(testApp(), person.token))[0]?.used).toBe(true);
    }
  });
});

describe('a wider audience of a running survey', () => {
  const widen = (survey: Survey) =>
    testApp().call('PUT', `/api/surveys/${survey._id}`, {
      token: company.token,
      body: { ...survey, targetAudience: 'all_employees', department: '' },
    });

  test('invites those who were added, into the groups that there are', async () => {
    const [sales = '', legal = ''] = await Promise.all(
      ['Sales', 'Legal'].map((name) => makeDepartment(testApp().deps, company.companyId, name)),
    );
    await members(6, { departmentId: sales });
    const survey = await launched({ targetAudience: 'specific_department', department: 'Sales' });
    const [lawyer = company] = await members(7, { departmentId: legal });
    const late = await member({ departmentId: sales });
    expect((await mySurveys(testApp(), late.token)).length).toBe(0);
    const answers = await Promise.all([widen(survey), widen(survey)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await planOf(survey._id)).toEqual({ invited: 15, groups: { '': 8, [`d=${sales}`]: 7 } });
    expect(await mailsOf(company.companyId)).toHaveLength(15);
    const keys = await Promise.all(
      [lawyer, late].map(async (person) => {
        const { segment } = await takeToken(testApp(), survey._id, await secretOf(testApp(), person));
        return segment.key;
      }),
    );
    expect(keys).toEqual(['', `d=${sales}`]);
    const { survey: shown } = (
      await testApp().call('GET', `/api/surveys/${survey._id}`, { token: company.token })
    ).json();
    expect(shown.invitedCount).toBe(15);
  });
});

describe('the links', () => {
  test('are shown to nobody but their own people', async () => {
    const colleague = await member();
    const survey = await launched();
    const secrets = await Promise.all([company, colleague].map((person) => secretOf(testApp(), person)));
    const { call } = testApp();
    const read = async (path: string) => (await call('GET', path, { token: company.token })).body;
    const all = [
      await read('/api/notifications/outbox'),
      await read(`/api/surveys/${survey._id}`),
      await read('/api/audit'),
      await read(`/api/people/${colleague.actor.memberId}/personal-data`),
      await read(`/api/surveys/${survey._id}/responses`),
    ];
    expect(all[0]).toContain(`/survey/${survey._id}#t=…`);
    expect(all[3]).toContain(survey._id);
    for (const text of all) for (const secret of secrets) expect(text).not.toContain(secret);
    const admins = await mySurveys(testApp(), company.token);
    expect(admins.map(({ link }) => link)).toEqual([`/survey/${survey._id}#t=${secrets[0]}`]);
  });

  test('stand among the open surveys of the person until the survey closes', async () => {
    const colleague = await member();
    const survey = await launched({ title: 'Ours' });
    expect(await mySurveys(testApp(), colleague.token)).toMatchObject([
      { _id: survey._id, title: 'Ours', companyName: 'Test Works', anonymous: true, used: false, endDate: null },
    ]);
    await testApp().call('POST', `/api/surveys/${survey._id}/close`, { token: company.token });
    expect(await mySurveys(testApp(), colleague.token)).toEqual([]);
    const stranger = await makeCompany(testApp().deps);
    expect(await mySurveys(testApp(), stranger.token)).toEqual([]);
  });
});

describe('the data of a person', () => {
  test('names the invitations, but not whether one has answered, and erasing takes them away', async () => {
    const colleague = await member();
    const survey = await launched({ title: 'About us' });
    const path = `/api/people/${colleague.actor.memberId}/personal-data`;
    const invitations = async () => (await testApp().call('GET', path, { token: company.token })).json();
    const { surveyInvitations } = await invitations();
    expect(surveyInvitations).toMatchObject([{ survey: 'About us', anonymous: true, countedIn: '' }]);
    await takeToken(testApp(), survey._id, await secretOf(testApp(), colleague));
    expect((await invitations()).surveyInvitations).toEqual(surveyInvitations);
    await testApp().call('POST', `/api/people/${colleague.actor.memberId}/erase`, {
      token: company.token,
      body: { confirmEmail: colleague.email },
    });
    const rows = await readRows(testApp().owner, 'select member_id from survey_invitations where survey_id = $1', [
      survey._id,
    ]);
    expect(rows).toEqual([{ member_id: company.actor.memberId }]);
    expect((await planOf(survey._id)).invited).toBe(2);
  });

  test('deleting a survey takes its invitations, marks and key along', async () => {
    const survey = await launched();
    await testApp().call('DELETE', `/api/surveys/${survey._id}`, { token: company.token });
    for (const table of ['survey_invitations', 'survey_invitation_marks', 'survey_keys']) {
      const rows = await readRows(testApp().owner, `select 1 from ${table} where survey_id = $1`, [survey._id]);
      expect(rows, table).toEqual([]);
    }
  });
});

test('whose right was used is not to be told by the versions and the order of what is stored', async () => {
  const { people, survey, company: owner } = await makeInvitedSurvey(testApp(), { employees: 11 });
  for (const person of people) {
    const { token } = await takeToken(testApp(), survey.id, await secretOf(testApp(), person));
    await submitRight(testApp(), survey, { token });
  }
  const versions = async (table: string) =>
    (await readRows(testApp().owner, `select distinct xmin::text from ${table} where survey_id = $1`, [survey.id]))
      .length;
  expect(await versions('survey_invitations')).toBe(1);
  expect(await versions('survey_invitation_marks')).toBe(1);
  const places = await readRows(testApp().owner, 'select place from survey_invitations where survey_id = $1', [
    survey.id,
  ]);
  expect(places.map(({ place }) => Number(place)).sort((left, right) => left - right)).toEqual(
    Array.from({ length: 12 }, (_, index) => index),
  );
  await testApp().call('POST', `/api/surveys/${survey.id}/close`, { token: owner.token });
  expect(await versions('survey_devices')).toBe(1);
});

describe('the forecast', () => {
  const forecast = async (query: string, token = company.token) => {
    const answer = await testApp().call('GET', `/api/surveys/audience?${query}`, { token });
    return answer.json<{ count: number; minGroup: number; forecast: Forecast }>();
  };

  async function staff(): Promise<TestMember[]> {
    const sizes = Object.entries({ Sales: 7, Legal: 2, Works: 5 });
    const made: TestMember[] = [];
    for (const [name, size] of sizes) {
      const departmentId = await makeDepartment(testApp().deps, company.companyId, name);
      made.push(...(await members(size, { departmentId, hireDate: '2020-01-01' })));
    }
    return made;
  }

  test('says which departments are hidden, and with whom', async () => {
    await staff();
    const { count, forecast: seen } = await forecast('access=invited_only');
    expect(count).toBe(15);
    expect(seen.reason).toBeNull();
    const told = seen.groups.map(({ label, invited, hidden, hiddenWith }) => [label, invited, hidden, hiddenWith]);
    expect(told).toEqual([
      ['Sales', 7, false, []],
      ['Works', 5, true, ['Legal', 'No department']],
      ['Legal', 2, true, ['Works', 'No department']],
      ['No department', 1, true, ['Works', 'Legal']],
      ['6 years and more', 14, true, ['No hire date']],
      ['No hire date', 1, true, ['6 years and more']],
    ]);
    const hidden = seen.groups.filter((group) => group.hidden);
    expect(hidden.every(({ reason }) => reason !== null)).toBe(true);
  });

  test('agrees with the plan of the launch', async () => {
    await staff();
    const { forecast: seen } = await forecast('access=invited_only');
    const { _id } = await launched();
    const { groups } = await planOf(_id);
    for (const { dimension, value, hidden } of seen.groups) {
      if (dimension === 'department') expect(Object.hasOwn(groups, `d=${value}`)).toBe(!hidden);
    }
  });

  test('hides nobody of an attributed survey', async () => {
    await staff();
    const { forecast: seen } = await forecast('access=invited_only&anonymous=false');
    expect(seen.groups.filter(({ value }) => value !== '').every(({ hidden }) => !hidden)).toBe(true);
  });

  test.each([
    ['', 'Anyone with the link can answer, so answers have no department, tenure or location.'],
    ['access=anyone_with_link', 'Anyone with the link can answer, so answers have no department, tenure or location.'],
    ['access=invited_only&targetAudience=new_hires', 'Nobody is in this audience today.'],
    [
      'access=invited_only&targetAudience=leadership',
      'Only 1 person is invited. Results are released from 5 answers on, so none will be.',
    ],
  ])('says why there are no groups: %s', async (query, reason) => {
    expect((await forecast(query)).forecast).toEqual({ groups: [], reason });
  });
});
