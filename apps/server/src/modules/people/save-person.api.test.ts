import type { Person } from '@vela/contract';
import { randomUUID } from 'node:crypto';
import { emailDirectory, invitations, members } from '@vela/db';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { register } from '../../../test-support/accounts.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDepartment, makeMember } from '../../../test-support/factories.ts';
import { auditsAbout, personFormOf, fetchPerson } from '../../../test-support/people-calls.ts';

const testApp = useTestApp();
const aMail = () => `${randomUUID()}@test.example`;
const aPerson = (change: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: aMail(),
  role: 'employee',
  invite: false,
  ...change,
});

const add = (token: string, body: Record<string, unknown>) => testApp().call('POST', '/api/people', { token, body });
const save = (token: string, id: string, body: Record<string, unknown>) =>
  testApp().call('PUT', `/api/people/${id}`, { token, body });
async function added(token: string, change: Record<string, unknown> = {}): Promise<Person> {
  const answer = await add(token, aPerson(change));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ person: Person }>().person;
}
const ownerOf = async (email: string) =>
  (
    await testApp().deps.db.inDirectory((tx) =>
      tx.select().from(emailDirectory).where(eq(emailDirectory.emailKey, email)),
    )
  )[0]?.memberId;

describe('adding somebody', () => {
  test('keeps every field, tells the log, and mails nothing unless asked to', async () => {
    const { deps } = testApp();
    const company = await makeCompany(deps);
    const { actor, token } = company;
    const departmentId = await makeDepartment(deps, company.companyId, 'Design');
    const email = aMail();
    const person = await added(token, {
      firstName: '  Ada\n',
      email,
      jobTitle: 'Analyst',
      location: 'London',
      departmentId,
      managerId: actor.memberId,
      hireDate: '2026-01-01',
      leaveDate: '2026-12-31',
    });
    expect(person).toMatchObject({
      name: 'Ada Byron',
      firstName: 'Ada',
      email,
      status: 'invited',
      department: { name: 'Design' },
      manager: { id: actor.memberId },
      jobTitle: 'Analyst',
      location: 'London',
      hireDate: '2026-01-01',
      leaveDate: '2026-12-31',
      invitation: { state: 'none' },
    });
    expect(await auditsAbout(testApp(), company, person.id)).toEqual([
      { action: 'person.added', actorName: 'Test admin', detail: { email, role: 'employee', department: 'Design' } },
    ]);
  });

  test('with an invitation needs no name, without one it does', async () => {
    const { token } = await makeCompany(testApp().deps);
    const invited = await added(token, { firstName: '', lastName: '', invite: true });
    expect(invited).toMatchObject({ name: invited.email, invitation: { state: 'pending' } });
    const refused = await add(token, aPerson({ firstName: '', lastName: ' ' }));
    expect(refused.statusCode).toBe(422);
    expect(refused.json().issues.map((issue: { path: string }) => issue.path)).toEqual(['firstName', 'lastName']);
  });

  test('an address has one account in all of Vela, also when two add it at the same moment', async () => {
    const [one, other] = [await makeCompany(testApp().deps), await makeCompany(testApp().deps)];
    const email = aMail();
    const answers = await Promise.all([one, other].map(({ token }) => add(token, aPerson({ email }))));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
    const again = await add(one.token, aPerson({ email: email.toUpperCase() }));
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'email_taken', message: 'An account with this email already exists' });
  });

  test.each([
    ['no address', { email: 'nobody' }, 'email'],
    ['no such role', { role: 'owner' }, 'role'],
    ['a day that is none', { hireDate: '2026-02-30' }, 'hireDate'],
    ['a day that the database does not know', { hireDate: '0000-01-01' }, 'hireDate'],
    ['gone before coming', { hireDate: '2026-02-02', leaveDate: '2026-02-01' }, 'leaveDate'],
    ['no such department', { departmentId: randomUUID() }, 'departmentId'],
    ['no such manager', { managerId: randomUUID() }, 'managerId'],
    ['a name that is too long', { firstName: 'x'.repeat(101) }, 'firstName'],
  ])('refuses %s', async (_name, change, path) => {
    const { token } = await makeCompany(testApp().deps);
    const answer = await add(token, aPerson(change));
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().issues[0].path).toBe(path);
  });

  test('takes neither manager nor department of another company', async () => {
    const { deps } = testApp();
    const [mine, other] = [await makeCompany(deps), await makeCompany(deps)];
    const departmentId = await makeDepartment(deps, other.companyId, 'Theirs');
    for (const change of [{ managerId: other.actor.memberId }, { departmentId }]) {
      expect((await add(mine.token, aPerson(change))).statusCode).toBe(422);
    }
  });
});

describe('saving a person', () => {
  test('changes what differs and tells the log that alone', async () => {
    const company = await makeCompany(testApp().deps);
    const person = await added(company.token, { jobTitle: 'Analyst' });
    const form = personFormOf(person, { jobTitle: 'Engineer', managerId: company.actor.memberId });
    const answer = await save(company.token, person.id, form);
    expect(answer.json().person).toMatchObject({ jobTitle: 'Engineer', manager: { name: 'Test admin' }, revision: 2 });
    const unchanged = await save(company.token, person.id, { ...form, revision: 2 });
    expect(unchanged.json().person.revision).toBe(2);
    const audits = await auditsAbout(testApp(), company, person.id);
    expect(audits.slice(1)).toEqual([
      {
        action: 'person.changed',
        actorName: 'Test admin',
        detail: {
          jobTitle: { before: 'Analyst', after: 'Engineer' },
          managerId: { before: null, after: company.actor.memberId },
          revision: 2,
        },
      },
    ]);
  });

  test('of two at once one is kept, and the other learns what it is now and who saved it', async () => {
    const { deps } = testApp();
    const company = await makeCompany(deps);
    const person = await added(company.token, { location: 'London' });
    const other = await makeMember(deps, company.companyId, 'admin');
    const answers = await Promise.all([
      save(company.token, person.id, personFormOf(person, { jobTitle: 'One' })),
      save(other.token, person.id, personFormOf(person, { jobTitle: 'Two' })),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    const kept = await fetchPerson(testApp(), company.token, person.id);
    expect(answers.find((answer) => answer.statusCode === 409)?.json()).toMatchObject({
      code: 'edit_conflict',
      issues: [{ path: 'jobTitle', message: `Job title is now “${kept.jobTitle}”, saved by Test admin.` }],
    });
  });

  test('a conflict with what no form saved names what differs', async () => {
    const { deps } = testApp();
    const company = await makeCompany(deps);
    const [boss, person] = [await added(company.token), await added(company.token)];
    const report = await added(company.token, { managerId: boss.id });
    await testApp().call('POST', `/api/people/${boss.id}/deactivate`, {
      token: company.token,
      body: { reportsTo: person.id },
    });
    const late = await save(company.token, report.id, personFormOf(report, { location: 'Rome' }));
    expect(late.statusCode).toBe(409);
    expect(late.json().issues).toContainEqual({ path: 'managerId', message: 'Manager is now “Ada Byron”.' });
  });

  test('a new address takes the account along, and old links stop working', async () => {
    const { deps } = testApp();
    const company = await makeCompany(deps);
    const person = await added(company.token, { invite: true });
    const email = aMail();
    const saved = await save(company.token, person.id, personFormOf(person, { email }));
    expect(saved.json().person).toMatchObject({ email, invitation: { state: 'revoked' } });
    expect(await ownerOf(email)).toBe(person.id);
    expect(await ownerOf(person.email)).toBeUndefined();
    // Free again, for anybody in Vela.
    await register(testApp(), { email: person.email });
    const back = await save(company.token, person.id, personFormOf(person, { email: person.email, revision: 2 }));
    expect(back.json()).toMatchObject({ code: 'email_taken', message: 'An account with this email already exists' });
    expect(await ownerOf(email)).toBe(person.id);
  });

  test('capital letters in the address change neither account nor invitation', async () => {
    const { deps } = testApp();
    const { companyId, token } = await makeCompany(deps);
    const person = await added(token, { invite: true });
    const email = person.email.replace('test', 'TEST');
    expect((await save(token, person.id, personFormOf(person, { email }))).json().person).toMatchObject({
      email,
      invitation: { state: 'pending' },
    });
    expect(await ownerOf(person.email)).toBe(person.id);
    const links = await deps.db.inTenant(companyId, (tx) => tx.select().from(invitations));
    expect(links.map(({ revokedAt }) => revokedAt)).toEqual([null]);
  });

  test('two who swap or take one address at the same moment never share it', async () => {
    const { token } = await makeCompany(testApp().deps);
    const [a, b] = [await added(token), await added(token)];
    const email = aMail();
    const answers = await Promise.all([a, b].map((one) => save(token, one.id, personFormOf(one, { email }))));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    const swapped = await Promise.all([
      save(token, a.id, personFormOf(await fetchPerson(testApp(), token, a.id), { email: b.email })),
      save(token, b.id, personFormOf(await fetchPerson(testApp(), token, b.id), { email: a.email })),
    ]);
    expect(swapped.map((answer) => answer.statusCode)).not.toContain(500);
    for (const { id } of [a, b]) {
      const now = await fetchPerson(testApp(), token, id);
      expect(await ownerOf(now.email)).toBe(id);
    }
  });

  test('nobody gets above themselves, also by two changes at the same moment', async () => {
    const { token } = await makeCompany(testApp().deps);
    const [a, b] = [await added(token), await added(token)];
    const c = await added(token, { managerId: b.id });
    const direct = await save(token, b.id, personFormOf(b, { managerId: c.id }));
    expect(direct.statusCode).toBe(422);
    expect(direct.json().issues[0]).toMatchObject({ path: 'managerId' });
    expect((await save(token, b.id, personFormOf(b, { managerId: b.id }))).statusCode).toBe(422);
    const answers = await Promise.all([
      save(token, a.id, personFormOf(a, { managerId: c.id })),
      save(token, b.id, personFormOf(b, { managerId: a.id })),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422]);
  });

  test('the manager must work here, but one who has left may be kept', async () => {
    const { deps, clock } = testApp();
    clock.set('2026-03-02T09:00:00Z');
    const { companyId, token } = await makeCompany(deps);
    const gone = await makeMember(deps, companyId, 'manager', { leaveDate: '2026-03-01' });
    const away = await makeMember(deps, companyId, 'manager', { onLeaveFrom: '2026-03-01' });
    const off = await makeMember(deps, companyId, 'manager', { status: 'deactivated' });
    const person = await added(token);
    for (const { actor } of [gone, off]) {
      expect((await save(token, person.id, personFormOf(person, { managerId: actor.memberId }))).statusCode).toBe(422);
    }
    expect((await save(token, person.id, personFormOf(person, { managerId: away.actor.memberId }))).statusCode).toBe(
      200,
    );
    const report = await makeMember(deps, companyId, 'employee', { managerId: gone.actor.memberId });
    const shown = await fetchPerson(testApp(), token, report.actor.memberId);
    expect((await save(token, shown.id, personFormOf(shown, { jobTitle: 'x' }))).statusCode).toBe(200);
  });

  test('whoever has joined keeps a name', async () => {
    const { deps } = testApp();
    const { companyId, token } = await makeCompany(deps);
    const { actor } = await makeMember(deps, companyId, 'employee');
    const person = await fetchPerson(testApp(), token, actor.memberId);
    expect((await save(token, person.id, personFormOf(person, { firstName: '' }))).statusCode).toBe(422);
    const waiting = await added(token);
    expect((await save(token, waiting.id, personFormOf(waiting, { firstName: '', lastName: '' }))).statusCode).toBe(
      200,
    );
  });

  test('nobody is called by what can’t be seen or turns texts around, nor works in years that are mistyped', async () => {
    const { token } = await makeCompany(testApp().deps);
    const unseen = await add(token, { ...aPerson(), invite: false, firstName: '\u200b', lastName: '\u00ad \u2066' });
    expect(unseen.json().issues).toMatchObject([{ path: 'firstName' }, { path: 'lastName' }]);
    const turning = await add(token, { ...aPerson(), firstName: '\u202eAda', lastName: 'By\u2066ron' });
    expect(turning.json().person.name).toBe('Ada Byron');
    const person = await added(token);
    for (const hireDate of ['0001-01-01', '1899-12-31', '2101-01-01', '9999-12-31']) {
      const answer = await save(token, person.id, personFormOf(person, { hireDate }));
      expect(answer.json().issues).toEqual([
        { path: 'hireDate', message: 'Please enter a date between 1900 and 2100' },
      ]);
    }
    expect((await save(token, person.id, personFormOf(person, { hireDate: '1900-01-01' }))).statusCode).toBe(200);
  });

  test('the last admin gets no last day', async () => {
    const { deps } = testApp();
    const { companyId, token, actor } = await makeCompany(deps);
    const self = await fetchPerson(testApp(), token, actor.memberId);
    const refused = await save(token, self.id, personFormOf(self, { leaveDate: '2027-01-31' }));
    expect(refused.json()).toMatchObject({ code: 'last_admin' });
    await makeMember(deps, companyId, 'admin', { leaveDate: '2027-01-31' });
    expect((await save(token, self.id, personFormOf(self, { leaveDate: '2027-01-30' }))).statusCode).toBe(409);
    await makeMember(deps, companyId, 'admin');
    expect((await save(token, self.id, personFormOf(self, { leaveDate: '2027-01-30' }))).statusCode).toBe(200);
  });

  test('nor is the last one who stays for good demoted, deactivated or erased', async () => {
    const { deps, call } = testApp();
    const { companyId, token, actor } = await makeCompany(deps);
    const staying = await makeMember(deps, companyId, 'admin');
    const self = await fetchPerson(testApp(), token, actor.memberId);
    expect((await save(token, self.id, personFormOf(self, { leaveDate: '2027-01-31' }))).statusCode).toBe(200);
    const other = await fetchPerson(testApp(), token, staying.actor.memberId);
    const url = `/api/people/${other.id}`;
    const answers = [
      await call('PUT', `${url}/role`, { token, body: { role: 'manager' } }),
      await call('POST', `${url}/deactivate`, { token, body: {} }),
      await call('POST', `${url}/erase`, { token, body: { confirmEmail: other.email } }),
    ];
    expect(answers.map((answer) => answer.json<{ code?: string }>().code)).toEqual(Array(3).fill('last_admin'));
  });

  test('an admin who has left does not count as another one, however long ago the last day is', async () => {
    const { deps, clock } = testApp();
    clock.set('2026-03-02T09:00:00Z');
    const { companyId, token, actor } = await makeCompany(deps);
    await makeMember(deps, companyId, 'admin', { leaveDate: '2026-03-01' });
    const self = await fetchPerson(testApp(), token, actor.memberId);
    expect((await save(token, self.id, personFormOf(self, { leaveDate: '2026-02-01' }))).statusCode).toBe(409);
  });
});

test('only admins change people, and only those of their company', async () => {
  const { deps } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const person = await added(token);
  const stranger = await makeCompany(deps);
  expect((await save(stranger.token, person.id, personFormOf(person))).statusCode).toBe(404);
  for (const role of ['manager', 'employee'] as const) {
    const { token: other } = await makeMember(deps, companyId, role);
    expect((await save(other, person.id, personFormOf(person))).statusCode).toBe(403);
    expect((await add(other, aPerson())).statusCode).toBe(403);
  }
  expect((await testApp().call('POST', '/api/people', { body: aPerson() })).statusCode).toBe(401);
  const rows = await deps.db.inTenant(companyId, (tx) => tx.select({ email: members.email }).from(members));
  expect(rows).toHaveLength(4);
});

test('two companies whose people want each other’s address are both told that it is taken', async () => {
  const companies = await Promise.all([makeCompany(testApp().deps), makeCompany(testApp().deps)]);
  for (let round = 0; round < 5; round += 1) {
    const people = await Promise.all(companies.map(({ token }) => added(token)));
    const answers = await Promise.all(
      companies.map(({ token }, index) => {
        const [own, other] = index === 0 ? people : people.toReversed();
        return own && other && save(token, own.id, personFormOf(own, { email: other.email }));
      }),
    );
    expect(answers.map((answer) => answer?.json<{ code?: string }>().code)).toEqual(['email_taken', 'email_taken']);
  }
});
