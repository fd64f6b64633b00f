import { members } from '@vela/db';
import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { makeActiveSurvey, submitAnswers } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, type TestMember } from '../../../test-support/factories.ts';
import { INJECTIONS } from '../../../test-support/injected-comments.ts';
import { modelSays, startModelServer, stopModelServers } from '../../../test-support/model-server.ts';
import type { Deps } from '../../platform/deps.ts';
import { companyInsightsFor, aiModule } from './index.ts';
import { createModelGate, DAILY_REQUESTS } from './model-gate.ts';

const testApp = useTestApp();
const servers: Deps[] = [];
afterEach(async () => {
  for (const deps of servers.splice(0)) await aiModule.stop?.(deps);
  await stopModelServers();
});

const MEETINGS = ['a', 'b', 'c', 'd', 'e'].map((letter) => `Too many meetings in group ${letter}.`);
const WORDS = {
  keyThemes: ['Workload is low (from 10 answers)'],
  recommendations: ['Ask about workload (from 10 answers)'],
  blindSpots: ['Growth was not asked (from 10 responses)'],
};

/** A server of its own: nothing in its memory yet, the same database. */
function serverWith(baseUrl: string): Deps {
  const ai = { provider: 'openai-compatible' as const, model: 'small-model', apiKey: 'key-1', baseUrl };
  const deps = { ...testApp().deps, ai };
  servers.push(deps);
  return deps;
}

async function companyNamed(firstName: string, lastName: string): Promise<TestMember> {
  const { deps } = testApp();
  const admin = await makeCompany(deps);
  await deps.db.inTenant(admin.companyId, (tx) =>
    tx
      .update(members)
      .set({ firstName, lastName })
      .where(and(eq(members.companyId, admin.companyId), eq(members.id, admin.actor.memberId))),
  );
  return admin;
}

async function answered(admin: TestMember, comments: readonly string[], text = 'How fair is your workload?') {
  const questions = [
    { text, type: 'rating', category: 'workload' },
    { text: 'What should change?', type: 'text', category: 'culture' },
  ];
  const survey = await makeActiveSurvey(testApp(), admin.token, { questions });
  for (const comment of comments) await submitAnswers(testApp(), survey, ['2', comment]);
}

test('no name, no address and no comment is among the bytes that a language model gets', async () => {
  const admin = await companyNamed('Quentin', 'Ångström');
  const asked = 'How well does QUENTIN angstrom (q.angstrom@corp.example, +49 170 1234567) share the workload?';
  const said = [...MEETINGS, ...MEETINGS.map((text) => `${text} Quentin knows, ask x@corp.example`)];
  await answered(admin, said, asked);
  const { baseUrl, asked: calls } = await startModelServer(modelSays(WORDS));
  const insights = await companyInsightsFor(serverWith(baseUrl), admin.actor);
  expect(insights).toMatchObject({ ...WORDS, source: { engine: 'openai-compatible' } });
  const sent = calls.map(({ body }) => body).join();
  expect(sent).toContain('share the workload?');
  expect(sent).toContain('meetings');
  expect(sent).not.toMatch(/quentin|ngstr|corp\.example|1234567|in group|knows/i);
});

test('instructions in comments reach no language model and change no word of the insights', async () => {
  const [plain, attacked] = [await companyNamed('Ada', 'Byron'), await companyNamed('Ada', 'Byron')];
  await answered(plain, [...MEETINGS, ...INJECTIONS.map(() => 'Nothing to add, really.')]);
  await answered(attacked, [...MEETINGS, ...INJECTIONS]);
  const { baseUrl, asked } = await startModelServer(modelSays(WORDS));
  const deps = serverWith(baseUrl);
  const before = await companyInsightsFor(deps, plain.actor);
  const after = await companyInsightsFor(deps, attacked.actor);
  expect(asked.map(({ body }) => body).join()).not.toMatch(/ignore|evil|hacked|DAN|SWdub3Jl|tool_calls/i);
  for (const list of ['keyThemes', 'recommendations', 'blindSpots'] as const) expect(after[list]).toEqual(before[list]);
});

test('a model that was talked over is not believed: the embedded engine answers, and says so', async () => {
  const admin = await companyNamed('Ada', 'Byron');
  await answered(admin, MEETINGS);
  const { baseUrl } = await startModelServer(
    modelSays({ ...WORDS, keyThemes: ['HACKED, see https://evil.example (from 5 answers)'] }),
  );
  const insights = await companyInsightsFor(serverWith(baseUrl), admin.actor);
  expect(insights.source).toMatchObject({ engine: 'embedded', fallbackReason: expect.stringContaining('twice') });
  expect(JSON.stringify(insights)).not.toContain('HACKED');
});

test('two servers ask once for the same figures', async () => {
  const admin = await companyNamed('Ada', 'Byron');
  await answered(admin, [...MEETINGS, ...MEETINGS]);
  const { baseUrl, asked } = await startModelServer(modelSays(WORDS));
  const first = await companyInsightsFor(serverWith(baseUrl), admin.actor);
  expect(await companyInsightsFor(serverWith(baseUrl), admin.actor)).toEqual(first);
  expect(asked).toHaveLength(1);
});

test('servers share the budget of a day, and the next day has its own', async () => {
  const { deps, clock } = testApp();
  const [{ companyId }, other] = [await makeCompany(deps), await makeCompany(deps)];
  const spend = (id = companyId) => createModelGate(deps, id).spend();
  const spent = await Promise.all(Array.from({ length: DAILY_REQUESTS + 5 }, () => spend()));
  expect(spent.filter(Boolean)).toHaveLength(DAILY_REQUESTS);
  expect([await spend(), await spend(other.companyId)]).toEqual([false, true]);
  clock.advance(86_400_000);
  expect(await spend()).toBe(true);
});
