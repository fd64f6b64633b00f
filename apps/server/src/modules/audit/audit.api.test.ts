import type { AuditEntry } from '@vela/contract';
import { companies } from '@vela/db';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeActiveSurvey, RATING, readRows, submitAnswers } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDepartment, makeMember } from '../../../test-support/factories.ts';
import type { Actor } from '../../platform/actor.ts';
import { audit, type AuditFact } from '../../platform/audit-store.ts';

const testApp = useTestApp();

interface Page {
  entries: AuditEntry[];
  nextCursor: string | null;
  actions: string[];
}

const list = (token: string | undefined, query: Record<string, string> = {}) =>
  testApp().call('GET', `/api/audit?${new URLSearchParams(query)}`, { token });

async function entriesOf(token: string, query: Record<string, string> = {}): Promise<AuditEntry[]> {
  const answer = await list(token, query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Page>().entries;
}

/** An entry a second after the one before. */
async function act(actor: Actor, fact: Partial<AuditFact> = {}): Promise<void> {
  const { deps, clock } = testApp();
  clock.advance(1000);
  await deps.db.inTenant(actor.companyId, (tx) =>
    audit(tx, deps, actor, { action: 'session.started', subjectType: 'session', subjectId: 'x', ...fact }),
  );
}

describe('the log', () => {
  test('tells who did what to whom, from where, newest first, and every act that it holds', async () => {
    const { deps, clock } = testApp();
    const admin = await makeCompany(deps);
    const person = await makeMember(deps, admin.companyId, 'employee');
    await act({ ...admin.actor, address: '203.0.113.7' });
    const detail = { role: { before: 'employee', after: 'manager' } };
    await act(admin.actor, {
      action: 'person.role-changed',
      subjectType: 'member',
      subjectId: person.actor.memberId,
      detail,
    });
    const page = (await list(admin.token)).json<Page>();
    expect(page.entries).toMatchObject([
      {
        at: clock.now().toISOString(),
        actor: { id: admin.actor.memberId, name: 'Test admin' },
        action: 'person.role-changed',
        subjectType: 'member',
        subjectId: person.actor.memberId,
        subjectName: 'Test employee',
        detail,
        address: null,
      },
      { action: 'session.started', subjectName: null, address: '203.0.113.7' },
    ]);
    expect(page.actions).toEqual(['person.role-changed', 'session.started']);
    expect(page.nextCursor).toBeNull();
  });

  test('is read by managers without addresses, and by nobody else', async () => {
    const { deps } = testApp();
    const admin = await makeCompany(deps);
    await act({ ...admin.actor, address: '203.0.113.7' });
    const manager = await makeMember(deps, admin.companyId, 'manager');
    const employee = await makeMember(deps, admin.companyId, 'employee');
    expect((await list(manager.token)).body).not.toContain('203.0.113.7');
    expect(await entriesOf(manager.token)).toHaveLength(1);
    expect((await list(employee.token)).statusCode).toBe(403);
    expect((await list(undefined)).statusCode).toBe(401);
    expect(await entriesOf((await makeCompany(deps)).token)).toEqual([]);
  });

  test('names subjects as they are called today, and erased ones not at all', async () => {
    const { deps, call } = testApp();
    const admin = await makeCompany(deps);
    const departmentId = await makeDepartment(deps, admin.companyId, 'Sales');
    const { id: surveyId } = await makeActiveSurvey(testApp(), admin.token, { title: 'June pulse' });
    await act(admin.actor, { action: 'department.added', subjectType: 'department', subjectId: departmentId });
    await act(admin.actor, { action: 'department.deleted', subjectType: 'department', subjectId: deps.ids.newId() });
    await act(admin.actor, { action: 'company.settings-changed', subjectType: 'company', subjectId: admin.companyId });
    const names = Object.fromEntries((await entriesOf(admin.token)).map((one) => [one.action, one.subjectName]));
    expect(names).toEqual({
      'department.added': 'Sales',
      'department.deleted': null,
      'company.settings-changed': 'Test Works',
      'survey.created': 'June pulse',
      'survey.launched': 'June pulse',
    });
    await call('DELETE', `/api/surveys/${surveyId}`, { token: admin.token });
    const [gone] = await entriesOf(admin.token, { action: 'survey.created' });
    expect(gone?.subjectName).toBeNull();
  });

  test('comes page by page, without gaps or repeats, also where entries are of one moment', async () => {
    const { deps } = testApp();
    const admin = await makeCompany(deps);
    await deps.db.inTenant(admin.companyId, async (tx) => {
      for (let i = 0; i < 7; i += 1) {
        await audit(tx, deps, admin.actor, { action: 'session.started', subjectType: 'session', subjectId: `${i}` });
      }
    });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = (await list(admin.token, { limit: '3', ...(cursor === null ? {} : { cursor }) })).json();
      seen.push(...page.entries.map((entry) => entry.subjectId));
      cursor = page.nextCursor;
      await act(admin.actor, { subjectId: 'later' });
    } while (cursor !== null);
    expect(seen.sort()).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  });
});

describe('filters', () => {
  test('by act, actor and subject', async () => {
    const { deps } = testApp();
    const admin = await makeCompany(deps);
    const manager = await makeMember(deps, admin.companyId, 'manager');
    await act(admin.actor, { action: 'person.changed', subjectType: 'member', subjectId: manager.actor.memberId });
    await act(manager.actor);
    const actions = async (query: Record<string, string>) =>
      (await entriesOf(admin.token, query)).map((entry) => entry.action);
    expect(await actions({ action: 'person.changed' })).toEqual(['person.changed']);
    expect(await actions({ actorId: manager.actor.memberId })).toEqual(['session.started']);
    expect(await actions({ subjectType: 'session' })).toEqual(['session.started']);
    expect(await actions({ subjectId: manager.actor.memberId })).toEqual(['person.changed']);
    expect(await actions({ action: 'person.changed', actorId: manager.actor.memberId })).toEqual([]);
    expect(await actions({ action: '', subjectType: '', subjectId: '', q: ' ' })).toHaveLength(2);
  });

  test('by days as the company has them, both included', async () => {
    const { deps, clock } = testApp();
    const admin = await makeCompany(deps);
    await deps.db.inTenant(admin.companyId, (tx) =>
      tx.update(companies).set({ timeZone: 'America/New_York' }).where(eq(companies.companyId, admin.companyId)),
    );
    // Midnight in New York is five o'clock in the morning of UTC.
    for (const [subjectId, time] of [
      ['eve', '2026-03-02T04:59:59.000Z'],
      ['first', '2026-03-02T05:00:00.000Z'],
      ['last', '2026-03-04T04:59:59.000Z'],
      ['after', '2026-03-04T05:00:00.000Z'],
    ] as const) {
      clock.set(new Date(Date.parse(time) - 1000).toISOString());
      await act(admin.actor, { subjectId });
    }
    clock.set('2026-03-02T09:00:00Z');
    const subjects = async (query: Record<string, string>) =>
      (await entriesOf(admin.token, query)).map((entry) => entry.subjectId);
    expect(await subjects({ from: '2026-03-02', to: '2026-03-03' })).toEqual(['last', 'first']);
    expect(await subjects({ from: '2026-03-04' })).toEqual(['after']);
    expect(await subjects({ to: '2026-03-01' })).toEqual(['eve']);
    expect(await subjects({ from: '2026-03-05', to: '2026-03-01' })).toEqual([]);
    expect(await subjects({ from: '0001-01-01', to: '9999-12-31' })).toHaveLength(4);
  });

  test.each([
    ['the actor', 'test MANAGER', 'manager did'],
    ['the act in words', 'changed a role', 'role'],
    ['the act as a code', 'role-chan', 'role'],
    ['the subject', 'ÜNIcorn', 'department'],
    ['the detail', 'grace@test', 'detail'],
    ['accents left out', 'uber', 'accent'],
    ['signs of patterns', '100%', 'percent'],
    ['nothing', 'no such thing', ''],
  ])('by text: %s', async (_where, q, expected) => {
    const { deps } = testApp();
    const admin = await makeCompany(deps);
    const manager = await makeMember(deps, admin.companyId, 'manager');
    const departmentId = await makeDepartment(deps, admin.companyId, 'Unicorns');
    const marked = (mark: string, fact: Partial<AuditFact> = {}) =>
      act(admin.actor, { ...fact, detail: { ...fact.detail, mark } });
    await act(manager.actor, { detail: { mark: 'manager did' } });
    await marked('role', { action: 'person.role-changed' });
    await marked('department', { action: 'department.added', subjectType: 'department', subjectId: departmentId });
    await marked('detail', { detail: { email: { before: 'ada@test.example', after: 'Grace@Test.example' } } });
    await marked('accent', { detail: { title: 'Über uns' } });
    await marked('percent', { detail: { title: '100% or more' } });
    await marked('thousand', { detail: { title: '1000 or more' } });
    const marks = (await entriesOf(admin.token, { q })).map((entry) => entry.detail.mark);
    expect(marks).toEqual(expected === '' ? [] : [expected]);
  });

  test.each([
    [{ from: 'yesterday' }, 'from'],
    [{ from: '0000-01-01' }, 'from'],
    [{ to: '2026-02-30' }, 'to'],
    [{ actorId: 'x' }, 'actorId'],
    [{ limit: '0' }, 'limit'],
    [{ limit: '201' }, 'limit'],
    [{ cursor: 'bm9wZQ' }, 'cursor'],
    [{ q: 'x'.repeat(201) }, 'q'],
  ])('%j is refused', async (query, path) => {
    const { token } = await makeCompany(testApp().deps);
    const answer = await list(token, query);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().issues[0].path).toBe(path);
  });
});

describe('anonymity', () => {
  test('neither an answer nor its moment gets into the log', async () => {
    const { deps, clock, owner } = testApp();
    const admin = await makeCompany(deps);
    const survey = await makeActiveSurvey(testApp(), admin.token, {
      questions: [RATING, { text: 'Why?', type: 'text' }],
    });
    const count = async () => (await readRows(owner, 'select 1 from audit_entries')).length;
    const before = await count();
    for (let i = 0; i < 12; i += 1) {
      clock.advance(60_000);
      const answer = await submitAnswers(testApp(), survey, [4, `my secret ${i}`], { body: { device: `device ${i}` } });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
    }
    expect(await count()).toBe(before);
    await testApp().call('POST', `/api/surveys/${survey.id}/close`, { token: admin.token });
    const entries = await readRows(owner, 'select * from audit_entries where company_id = $1', [admin.companyId]);
    expect(JSON.stringify(entries)).not.toContain('secret');
    expect(entries.map((row) => row.action).sort()).toEqual(['survey.closed', 'survey.created', 'survey.launched']);
  });
});
