import { passwordResets } from '@vela/db';
import { describe, expect, test } from 'vitest';
import { register } from '../../../test-support/accounts.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeMember, type TestMember } from '../../../test-support/factories.ts';
import { auditsAbout, personFormOf, fetchPerson } from '../../../test-support/people-calls.ts';

const testApp = useTestApp();
const act = (token: string, what: string, { actor }: Pick<TestMember, 'actor'>, body: object = {}) =>
  testApp().call(what === 'role' || what === 'leave' ? 'PUT' : 'POST', `/api/people/${actor.memberId}/${what}`, {
    token,
    body,
  });
const me = async (token: string) => (await testApp().call('GET', '/api/auth/me', { token })).statusCode;
const managerOf = async (token: string, { actor }: Pick<TestMember, 'actor'>) =>
  (await fetchPerson(testApp(), token, actor.memberId)).manager?.id ?? null;

describe('roles', () => {
  test('a new role holds at once in the sessions that are open', async () => {
    const { deps, call } = testApp();
    const company = await makeCompany(deps);
    const member = await makeMember(deps, company.companyId, 'employee');
    expect((await call('GET', '/api/people', { token: member.token })).statusCode).toBe(403);
    const answer = await act(company.token, 'role', member, { role: 'manager' });
    expect(answer.json().person).toMatchObject({ role: 'manager' });
    expect((await call('GET', '/api/people', { token: member.token })).statusCode).toBe(200);
    await act(company.token, 'role', member, { role: 'manager' });
    expect(await auditsAbout(testApp(), company, member.actor.memberId)).toEqual([
      {
        action: 'person.role-changed',
        actorName: 'Test admin',
        detail: { role: { before: 'employee', after: 'manager' } },
      },
    ]);
  });

  test('nobody changes the own one', async () => {
    const { deps } = testApp();
    const company = await makeCompany(deps);
    await makeMember(deps, company.companyId, 'admin');
    const answer = await act(company.token, 'role', company, { role: 'employee' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('your own role');
  });

  test('two admins who demote each other at the same moment leave one', async () => {
    const { deps } = testApp();
    for (let round = 0; round < 5; round += 1) {
      const one = await makeCompany(deps);
      const other = await makeMember(deps, one.companyId, 'admin');
      const answers = await Promise.all([
        act(one.token, 'role', other, { role: 'employee' }),
        act(other.token, 'role', one, { role: 'employee' }),
      ]);
      const statuses = answers.map((answer) => answer.statusCode).sort();
      // The later one is either refused by the rule or, when it comes late enough, by its new role.
      expect([
        [200, 403],
        [200, 409],
      ]).toContainEqual(statuses);
    }
  });

  test('an admin who cannot sign in is none to rely on', async () => {
    const { deps, clock } = testApp();
    clock.set('2026-03-02T09:00:00Z');
    const company = await makeCompany(deps);
    const { companyId } = company;
    const other = await makeMember(deps, companyId, 'admin');
    await makeMember(deps, companyId, 'admin', { status: 'invited' });
    await makeMember(deps, companyId, 'admin', { leaveDate: '2026-03-01' });
    expect((await act(other.token, 'deactivate', company)).statusCode).toBe(200);
    const self = await fetchPerson(testApp(), other.token, other.actor.memberId);
    const put = await testApp().call('PUT', `/api/people/${self.id}`, {
      token: other.token,
      body: personFormOf(self, { leaveDate: '2026-03-02' }),
    });
    expect(put.json()).toMatchObject({ code: 'last_admin' });
  });
});

describe('leave', () => {
  test('is a period in the company’s days and ends by itself', async () => {
    const { deps, clock } = testApp();
    clock.set('2026-03-02T09:00:00Z');
    const company = await makeCompany(deps);
    const member = await makeMember(deps, company.companyId, 'employee');
    const answer = await act(company.token, 'leave', member, { onLeaveFrom: '2026-03-02', onLeaveTo: '2026-03-02' });
    expect(answer.json().person).toMatchObject({ status: 'on_leave', onLeaveFrom: '2026-03-02' });
    expect(await me(member.token)).toBe(200);
    clock.set('2026-03-03T00:00:01Z');
    expect((await fetchPerson(testApp(), company.token, member.actor.memberId)).status).toBe('active');
    const undone = await act(company.token, 'leave', member, { onLeaveFrom: null, onLeaveTo: null });
    expect(undone.json().person).toMatchObject({ onLeaveFrom: null, onLeaveTo: null });
    expect((await auditsAbout(testApp(), company, member.actor.memberId)).map(({ detail }) => detail)).toEqual([
      {
        onLeaveFrom: { before: null, after: '2026-03-02' },
        onLeaveTo: { before: null, after: '2026-03-02' },
      },
      {
        onLeaveFrom: { before: '2026-03-02', after: null },
        onLeaveTo: { before: '2026-03-02', after: null },
      },
    ]);
  });

  test.each([
    { onLeaveFrom: '2026-03-02', onLeaveTo: '2026-03-01' },
    { onLeaveFrom: null, onLeaveTo: '2026-03-01' },
    { onLeaveFrom: 'soon', onLeaveTo: null },
    {},
  ])('refuses %j', async (body) => {
    const { deps } = testApp();
    const company = await makeCompany(deps);
    expect((await act(company.token, 'leave', company, body)).statusCode).toBe(422);
  });
});

describe('deactivating', () => {
  test('ends sessions and links, and moves the reports up', async () => {
    const { deps } = testApp();
    const company = await makeCompany(deps);
    const { companyId, token } = company;
    const boss = await makeMember(deps, companyId, 'manager', { managerId: company.actor.memberId });
    const report = await makeMember(deps, companyId, 'employee', { managerId: boss.actor.memberId });
    await deps.db.inTenant(companyId, (tx) =>
      tx.insert(passwordResets).values({
        companyId,
        tokenHash: 'x',
        memberId: boss.actor.memberId,
        expiresAt: new Date('2099-01-01'),
      }),
    );
    const answer = await act(token, 'deactivate', boss);
    expect(answer.json().person).toMatchObject({ status: 'deactivated' });
    expect(await me(boss.token)).toBe(401);
    expect(await managerOf(token, report)).toBe(company.actor.memberId);
    expect(await deps.db.inTenant(companyId, (tx) => tx.select().from(passwordResets))).toEqual([]);
    expect((await act(token, 'deactivate', boss)).statusCode).toBe(200);
    expect(await auditsAbout(testApp(), company, boss.actor.memberId)).toEqual([
      {
        action: 'person.deactivated',
        actorName: 'Test admin',
        detail: { status: { before: 'active', after: 'deactivated' }, movedReports: 1, endedSessions: 1 },
      },
    ]);
  });

  test('a successor takes the reports over, also one from below', async () => {
    const { deps } = testApp();
    const { companyId, token, actor } = await makeCompany(deps);
    const boss = await makeMember(deps, companyId, 'manager', { managerId: actor.memberId });
    const lead = await makeMember(deps, companyId, 'manager', { managerId: boss.actor.memberId });
    const deep = await makeMember(deps, companyId, 'employee', { managerId: lead.actor.memberId });
    const side = await makeMember(deps, companyId, 'employee', { managerId: boss.actor.memberId });
    const answer = await act(token, 'deactivate', boss, { reportsTo: deep.actor.memberId });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await managerOf(token, deep)).toBe(actor.memberId);
    expect(await managerOf(token, lead)).toBe(deep.actor.memberId);
    expect(await managerOf(token, side)).toBe(deep.actor.memberId);
  });

  test('is refused for oneself, and to whoever does not work here', async () => {
    const { deps } = testApp();
    const company = await makeCompany(deps);
    await makeMember(deps, company.companyId, 'admin');
    const member = await makeMember(deps, company.companyId, 'manager');
    const off = await makeMember(deps, company.companyId, 'manager', { status: 'deactivated' });
    expect((await act(company.token, 'deactivate', company)).json().message).toContain('yourself');
    for (const successor of [off, member, await makeCompany(deps)]) {
      const answer = await act(company.token, 'deactivate', member, { reportsTo: successor.actor.memberId });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().issues[0].path).toBe('reportsTo');
    }
  });

  test('an invited person without a name can be deactivated and comes back invited', async () => {
    const { deps, call } = testApp();
    const { token } = await makeCompany(deps);
    const body = { firstName: '', lastName: '', email: `${deps.ids.newId()}@test.example`, role: 'employee' };
    const { person } = (await call('POST', '/api/people', { token, body })).json();
    const target = { actor: { memberId: person.id } } as TestMember;
    const gone = await act(token, 'deactivate', target);
    expect(gone.json().person).toMatchObject({ status: 'deactivated', invitation: { state: 'revoked' } });
    expect((await act(token, 'reactivate', target)).json().person.status).toBe('invited');
  });

  test('whoever has a password comes back active, and a last day that is over goes', async () => {
    const { deps, clock, call } = testApp();
    clock.set('2026-03-02T09:00:00Z');
    const account = await register(testApp());
    const other = await makeMember(deps, account.user.company.id, 'admin');
    const self = { actor: { memberId: account.user.id } } as TestMember;
    const person = await fetchPerson(testApp(), other.token, account.user.id);
    const body = personFormOf(person, { leaveDate: '2026-03-01' });
    await call('PUT', `/api/people/${person.id}`, { token: other.token, body });
    await act(other.token, 'deactivate', self);
    const sign = () => call('POST', '/api/auth/login', { body: { email: account.email, password: account.password } });
    expect((await sign()).statusCode).toBe(401);
    expect((await act(other.token, 'reactivate', self)).json().person).toMatchObject({
      status: 'active',
      leaveDate: null,
    });
    expect((await sign()).statusCode).toBe(200);
    const audits = await auditsAbout(testApp(), other, person.id);
    expect(audits.at(-1)).toMatchObject({
      action: 'person.reactivated',
      detail: { status: { before: 'deactivated', after: 'active' }, leaveDate: { before: '2026-03-01', after: null } },
    });
  });

  test('two admins who deactivate each other at the same moment leave one', async () => {
    const { deps } = testApp();
    const one = await makeCompany(deps);
    const other = await makeMember(deps, one.companyId, 'admin');
    const answers = await Promise.all([act(one.token, 'deactivate', other), act(other.token, 'deactivate', one)]);
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect([
      [200, 401],
      [200, 409],
    ]).toContainEqual(statuses);
  });
});

test.each([
  ['role', { role: 'employee' }],
  ['leave', { onLeaveFrom: null, onLeaveTo: null }],
  ['deactivate', {}],
  ['reactivate', {}],
  ['erase', { confirmEmail: 'x' }],
])('%s is for admins of the company alone', async (what, body) => {
  const { deps } = testApp();
  const company = await makeCompany(deps);
  const member = await makeMember(deps, company.companyId, 'employee');
  expect((await act((await makeCompany(deps)).token, what, member, body)).statusCode).toBe(404);
  for (const role of ['manager', 'employee'] as const) {
    const { token } = await makeMember(deps, company.companyId, role);
    expect((await act(token, what, member, body)).statusCode).toBe(403);
  }
  expect(await me(member.token)).toBe(200);
});
