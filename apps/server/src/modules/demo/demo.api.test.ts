import { companies, members, outboxEvents, surveyCounters, surveys } from '@vela/db';
import { localDay } from '@vela/domain/company';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { readRows } from '../../../test-support/answer-survey.ts';
import { register } from '../../../test-support/accounts.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { buildApp } from '../../app.ts';
import { modules } from '../../modules.ts';
import { authenticate } from '../auth/index.ts';
import { findRollupDifferences } from '../responses/index.ts';
import { deleteCompany } from './demo-store.ts';
import { DEMO_SIGN_IN, demoModule, resetDemo, seedDemo } from './index.ts';
import { NEBULA_HANDBOOK } from './nebula-handbook.ts';
import { DEMO_COMPANY_ID } from './seed-demo.ts';

const testApp = useTestApp();

const rowsOf = () =>
  testApp().deps.db.inTenant(DEMO_COMPANY_ID, async (tx) => ({
    companies: await tx.select().from(companies),
    members: await tx.select().from(members).orderBy(members.id),
    surveys: await tx.select().from(surveys).orderBy(surveys.createdAt, surveys.id),
    counters: await tx.select().from(surveyCounters).orderBy(surveyCounters.surveyId),
    events: await tx.select().from(outboxEvents).orderBy(outboxEvents.id),
  }));

async function signIn(): Promise<string> {
  const answer = await testApp().call('POST', '/api/auth/login', { body: DEMO_SIGN_IN });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ token: string }>().token;
}

test('without a demo there is no sign-in to it', async () => {
  const answer = await testApp().call('GET', '/api/auth/demo');
  expect(answer.statusCode).toBe(404);
});

test('with one the sign-in is told as soon as it works', async () => {
  const deps = { ...testApp().deps, demo: true };
  const app = await buildApp({ deps, modules, authenticate: (token) => authenticate(deps, token), listener: 'web' });
  await deps.db.inDirectory((tx) => deleteCompany(tx, DEMO_COMPANY_ID));
  expect((await app.inject({ url: '/api/auth/demo' })).statusCode).toBe(404);
  await seedDemo(deps);
  expect((await app.inject({ url: '/api/auth/demo' })).json()).toEqual(DEMO_SIGN_IN);
  await app.close();
});

test('an address of its people that somebody else has does not keep the server from starting', async () => {
  const { deps } = testApp();
  await deps.db.inDirectory((tx) => deleteCompany(tx, DEMO_COMPANY_ID));
  const other = await register(testApp(), { email: 'idris.calder@nebulaworks.example' });
  expect(await demoModule.start?.({ ...deps, demo: true })).toBeUndefined();
  expect((await rowsOf()).members).toEqual([]);
  await deps.db.inDirectory((tx) => deleteCompany(tx, other.user.company.id));
  expect(await demoModule.start?.({ ...deps, demo: true })).toContain(DEMO_SIGN_IN.password);
});

test('of several servers that start at once one makes it, and a later start leaves it alone', async () => {
  const { deps } = testApp();
  await Promise.all([seedDemo(deps), seedDemo(deps), seedDemo(deps)]);
  const seeded = await rowsOf();
  await seedDemo(deps);
  expect(await rowsOf()).toEqual(seeded);
  expect(seeded.companies).toMatchObject([{ name: 'Nebula Works', isDemo: true }]);
  expect(seeded.members).toHaveLength(48);
  expect(new Set(seeded.members.map((member) => member.departmentId)).size).toBe(6);
  expect(seeded.events).toEqual([]);
});

describe('as it is made', () => {
  // Nothing here changes anything.
  beforeAll(() => resetDemo(testApp().deps));

  test('its surveys are a year of every kind, with exact figures and nothing in the future', async () => {
    const { deps, clock } = testApp();
    const { surveys: made } = await rowsOf();
    const statuses = new Set(made.map((survey) => survey.status));
    expect(statuses).toEqual(new Set(['draft', 'active', 'closed', 'archived']));
    expect(made.length).toBeGreaterThanOrEqual(20);
    expect(made.filter((survey) => survey.type === 'monthly_pulse')).toHaveLength(12);
    expect(new Set(made.map((survey) => survey.title)).size).toBe(made.length);
    for (const survey of made) {
      for (const time of [survey.createdAt, survey.launchedAt, survey.closedAt]) {
        if (time) expect(time.getTime()).toBeLessThanOrEqual(clock.now().getTime());
      }
      if (survey.version === 0) continue;
      const differences = await deps.db.inTenant(DEMO_COMPANY_ID, (tx) =>
        findRollupDifferences(tx, DEMO_COMPANY_ID, survey.id),
      );
      expect(differences).toEqual([]);
    }
  });

  test('the dashboard of its admin is full, and its figures come from answers', async () => {
    const { call, clock } = testApp();
    const token = await signIn();
    const { dashboard, responseTrends } = (await call('GET', '/api/company/dashboard', { token })).json();
    const { counters } = await rowsOf();
    const submitted = counters.reduce((sum, counter) => sum + counter.submitted, 0);
    expect(submitted).toBeGreaterThan(500);
    expect(dashboard.stats.totalResponses).toBe(submitted);
    expect(dashboard.recentSurveys).toHaveLength(5);
    const days = Object.keys(responseTrends);
    expect(days.at(-1)).toBe(localDay(clock.now(), 'America/New_York'));
  });

  test('most anonymous surveys are for invited people, whose groups and right to answer are those of everybody’s', async () => {
    const { owner, call } = testApp();
    const { surveys: made } = await rowsOf();
    const invited = made.filter(({ access, version }) => access === 'invited_only' && version > 0);
    const open = made.filter(({ access, version }) => access === 'anyone_with_link' && version > 0);
    expect(invited.length).toBeGreaterThan(open.filter(({ anonymous }) => anonymous).length);
    for (const { type, access } of made) if (type === 'monthly_pulse') expect(access).toBe('invited_only');
    for (const survey of invited) {
      const planned = survey.segmentPlan?.segments ?? [];
      expect(planned.reduce((sum, group) => sum + group.invited, 0)).toBe(survey.invited);
      expect(planned.filter((group) => group.invited < 5)).toEqual([]);
    }
    // Nobody needs a link into a survey that was over before the company was there.
    const running = invited.filter(({ status }) => status === 'active');
    expect(running.map(({ title }) => title)).toEqual([expect.stringContaining('Monthly Pulse')]);
    const [mails] = await readRows(
      owner,
      'select count(*)::integer as count from outgoing_mails where company_id = $1',
      [DEMO_COMPANY_ID],
    );
    expect(mails).toEqual({ count: running[0]?.invited });
    expect((await call('GET', `/api/public/surveys/${running[0]?.id}/key`)).statusCode).toBe(200);
    // The pulses are one series of the same questions.
    const pulses = made.filter(({ type }) => type === 'monthly_pulse');
    expect(new Set(pulses.map(({ id, seriesId }) => seriesId ?? id)).size).toBe(1);
    const origins = pulses.map(({ questions }) => questions.map(({ _id, origin }) => origin ?? _id));
    expect(new Set(origins.map((ids) => ids.join())).size).toBe(1);
  });

  test('it has settings and core values, and asks nobody to take first steps', async () => {
    const { call } = testApp();
    const token = await signIn();
    const read = async (path: string) => (await call('GET', path, { token })).json();
    expect((await read('/api/company')).company.coreValues.length).toBeGreaterThanOrEqual(3);
    expect((await read('/api/company/settings')).settings).toMatchObject({ minGroup: 5, timeZone: 'America/New_York' });
    expect((await read('/api/company/first-run')).firstRun).toMatchObject({ dismissed: true });
  });

  test('its handbook is in force, can be downloaded, and its drafts name it', async () => {
    const { call } = testApp();
    const token = await signIn();
    const { handbook } = (await call('GET', '/api/company/handbook', { token })).json();
    expect(handbook).toMatchObject({ current: { status: 'processed', sectionCount: 13 }, latest: null, history: [] });
    const { sections } = (await call('GET', '/api/company/handbook/sections', { token })).json();
    expect(sections.filter(({ body }: { body: string }) => body !== '')).toHaveLength(13);
    const original = await call('GET', `/api/company/handbook/${handbook.current.id}/original`, { token });
    expect(original.body).toBe(NEBULA_HANDBOOK.text);
    const body = { surveyType: 'monthly_pulse' };
    const { cites } = (await call('POST', '/api/ai/dev/generate-survey', { token, body })).json();
    expect([cites.coreValues.length > 0, cites.handbookTopics.length]).toEqual([true, 1]);
  });
});

test('a survey of the past that is reopened takes tokens', async () => {
  const { deps, call } = testApp();
  await resetDemo(deps);
  const token = await signIn();
  const { surveys: made } = await rowsOf();
  const past = made.find(({ status, type }) => status === 'closed' && type === 'monthly_pulse');
  const key = () => call('GET', `/api/public/surveys/${past?.id}/key`);
  expect((await key()).statusCode).toBe(404);
  expect((await call('POST', `/api/surveys/${past?.id}/reopen`, { token, body: {} })).statusCode).toBe(200);
  const first = (await key()).json();
  expect(first.key.publicKey).not.toBe('');
  await call('POST', `/api/surveys/${past?.id}/close`, { token, body: {} });
  await call('POST', `/api/surveys/${past?.id}/reopen`, { token, body: {} });
  expect((await key()).json()).toEqual(first);
});

test('a reset brings the first day back, and two at once do no harm', async () => {
  const { call, deps } = testApp();
  await resetDemo(deps);
  const before = await rowsOf();
  const token = await signIn();
  const [first] = before.surveys;
  expect((await call('DELETE', `/api/surveys/${first?.id}`, { token })).statusCode).toBe(200);
  await deps.db.inTenant(DEMO_COMPANY_ID, (tx) =>
    tx.update(companies).set({ name: 'Changed' }).where(eq(companies.companyId, DEMO_COMPANY_ID)),
  );
  await Promise.all([resetDemo(deps), resetDemo(deps)]);
  const after = await rowsOf();
  const withoutHash = (rows: typeof before) => ({
    ...rows,
    members: rows.members.map(({ id, email }) => ({ id, email })),
  });
  expect(withoutHash(after)).toEqual(withoutHash(before));
  expect((await call('GET', '/api/auth/me', { token })).statusCode).toBe(401);
  await signIn();
});

test.each(['2026-01-01T03:00:00Z', '2026-03-31T23:59:00Z', '2028-02-29T12:00:00Z', '2026-11-01T06:30:00Z'])(
  'can be made at %s',
  async (time) => {
    const { deps, clock } = testApp();
    clock.set(time);
    await resetDemo(deps);
    const { surveys: made } = await rowsOf();
    const pulses = made.filter((survey) => survey.type === 'monthly_pulse').map((survey) => survey.title);
    expect(new Set(pulses).size).toBe(12);
  },
);
