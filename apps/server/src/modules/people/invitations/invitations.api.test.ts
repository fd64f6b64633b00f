import type { Person } from '@vela/contract';
import { invitations, members, outgoingMails } from '@vela/db';
import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test-support/build-test-app.ts';
import { makeCompany, makeDepartment, makeMember } from '../../../../test-support/factories.ts';
import {
  postAcceptance,
  anAddress,
  auditsOfAction,
  changeMember,
  invite,
  mailedInvitation,
  mailsTo,
  makeInvited,
  fetchInvitation,
} from '../../../../test-support/invitations.ts';

const testApp = useTestApp();
const DAY_MS = 86_400_000;
const SPENT = { code: 'invitation_spent', message: PEOPLE_MESSAGES.invitationSpent };

const resend = (token: string | undefined, id: string) =>
  testApp().call('POST', `/api/people/${id}/invitation`, { token });
const revoke = (token: string | undefined, id: string) =>
  testApp().call('DELETE', `/api/people/${id}/invitation`, { token });
const countWaiting = (token?: string) => testApp().call('GET', '/api/people/invitations/waiting', { token });
const inviteWaiting = (token?: string) => testApp().call('POST', '/api/people/invitations/waiting', { token });
async function listedBy(token: string | undefined, invitation: 'waiting' | 'pending'): Promise<string[]> {
  const answer = await testApp().call('GET', `/api/people?invitation=${invitation}&status=all`, { token });
  const { people, total } = answer.json<{ people: Person[]; total: number }>();
  expect(people).toHaveLength(total);
  return people.map(({ email }) => email).sort();
}

describe('inviting by address', () => {
  test('adds a member who is asked for names later, mails a link and says what became of each address', async () => {
    const { deps } = testApp();
    const admin = await makeCompany(deps);
    const elsewhere = await makeCompany(deps);
    const departmentId = await makeDepartment(deps, admin.companyId, 'Sales');
    const manager = await makeMember(deps, admin.companyId, 'manager');
    const email = anAddress();
    const emails = [email, email.toUpperCase(), manager.email.toUpperCase(), elsewhere.email];
    const answer = await invite(testApp(), admin.token, emails, {
      role: 'manager',
      departmentId,
      managerId: manager.actor.memberId,
    });
    expect(answer.json().results).toEqual([
      { email, outcome: 'invited', personId: expect.any(String) },
      { email: email.toUpperCase(), outcome: 'repeated', personId: null },
      { email: manager.email.toUpperCase(), outcome: 'already_here', personId: manager.actor.memberId },
      { email: elsewhere.email, outcome: 'email_taken', personId: null },
    ]);
    const { personId } = answer.json().results[0];
    const { person } = (await testApp().call('GET', `/api/people/${personId}`, { token: admin.token })).json();
    expect(person).toMatchObject({
      ...{ name: email, firstName: '', lastName: '', email, role: 'manager', status: 'invited' },
      department: { id: departmentId, name: 'Sales' },
      manager: { id: manager.actor.memberId },
      invitation: { state: 'pending', expiresAt: new Date(deps.clock.now().getTime() + 14 * DAY_MS).toISOString() },
    });
    const [mail, ...more] = await mailsTo(testApp(), admin.companyId, email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Join Test Works on Vela');
    const [added] = await auditsOfAction(testApp(), admin.companyId, 'person.added');
    expect(added).toMatchObject({ subjectId: personId, detail: { email, role: 'manager', department: 'Sales' } });
    expect(await auditsOfAction(testApp(), admin.companyId, 'invitation.sent')).toMatchObject([
      { subjectId: personId },
    ]);
  });

  test('takes the names that are known, for whom each belongs to, and they stand in the form on joining', async () => {
    const admin = await makeCompany(testApp().deps);
    const [max, other] = [anAddress(), anAddress()];
    const names = [{ email: max.toUpperCase(), firstName: 'Max', lastName: 'Schäfer' }];
    const answer = await invite(testApp(), admin.token, [max, other], { names });
    expect(answer.statusCode, answer.body).toBe(200);
    const link = await mailedInvitation(testApp(), admin.companyId, max);
    expect((await fetchInvitation(testApp(), link)).json().invitation).toMatchObject({
      ...{ email: max, firstName: 'Max', lastName: 'Schäfer' },
    });
    const { people } = (await testApp().call('GET', '/api/people', { token: admin.token })).json<{
      people: Person[];
    }>();
    expect(people.map(({ name }) => name).sort()).toEqual(['Max Schäfer', 'Test admin', other].sort());
    const long = [{ email: other, firstName: 'x'.repeat(101), lastName: '' }];
    expect((await invite(testApp(), admin.token, [anAddress()], { names: long })).statusCode).toBe(422);
  });

  test('keeps only the hash of the link', async () => {
    const { admin, link } = await makeInvited(testApp());
    const rows = await testApp().deps.db.inTenant(admin.companyId, (tx) => tx.select().from(invitations));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(link.split('.')[1]);
  });

  test('sends one mail when the same addresses come twice at once', async () => {
    const admin = await makeCompany(testApp().deps);
    const emails = [anAddress(), anAddress()];
    const answers = await Promise.all([
      invite(testApp(), admin.token, emails),
      invite(testApp(), admin.token, [...emails].reverse()),
    ]);
    const outcomes = answers.flatMap((answer) => answer.json().results.map((one: { outcome: string }) => one.outcome));
    expect(outcomes.sort()).toEqual(['already_here', 'already_here', 'invited', 'invited']);
    for (const email of emails) expect(await mailsTo(testApp(), admin.companyId, email)).toHaveLength(1);
  });

  test('gives an address that two companies invite at once to one of them', async () => {
    const [one, two] = [await makeCompany(testApp().deps), await makeCompany(testApp().deps)];
    const email = anAddress();
    const answers = await Promise.all([invite(testApp(), one.token, [email]), invite(testApp(), two.token, [email])]);
    const outcomes = answers.map((answer) => answer.json().results[0].outcome);
    expect(outcomes.sort()).toEqual(['email_taken', 'invited']);
  });

  test('refuses a department and a manager that are not of this company', async () => {
    const { deps } = testApp();
    const admin = await makeCompany(deps);
    const other = await makeCompany(deps);
    const gone = await makeMember(deps, admin.companyId, 'manager', { status: 'deactivated' });
    const places = [
      ['departmentId', await makeDepartment(deps, other.companyId, 'Sales')],
      ['managerId', other.actor.memberId],
      ['managerId', gone.actor.memberId],
    ] as const;
    for (const [path, id] of places) {
      const answer = await invite(testApp(), admin.token, [anAddress()], { [path]: id });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().issues[0].path).toBe(path);
    }
    expect(await auditsOfAction(testApp(), admin.companyId, 'person.added')).toEqual([]);
  });

  test('refuses what is no address, none at all and more than fifty, and names the field', async () => {
    const { token } = await makeCompany(testApp().deps);
    const wrong = await invite(testApp(), token, [anAddress(), 'nonsense']);
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().issues).toEqual([{ path: 'emails.1', message: 'Please enter a valid email address' }]);
    expect((await invite(testApp(), token, [])).statusCode).toBe(422);
    expect((await invite(testApp(), token, Array.from({ length: 51 }, anAddress))).statusCode).toBe(422);
    expect((await invite(testApp(), token, [anAddress()], { role: 'owner' })).statusCode).toBe(422);
  });
});

describe('everybody who waits', () => {
  const addWaiting = (companyId: string, change: { leaveDate?: string; status?: 'deactivated' } = {}) =>
    makeMember(testApp().deps, companyId, 'employee', { status: 'invited', ...change });

  test('gets a link, except who holds one, has joined, has left or is deactivated', async () => {
    const { clock, deps } = testApp();
    const { admin, email } = await makeInvited(testApp());
    clock.advance(14 * DAY_MS);
    const { token } = await makeMember(deps, admin.companyId, 'admin');
    const holding = anAddress();
    await invite(testApp(), token, [holding]);
    const never = await addWaiting(admin.companyId);
    const left = await addWaiting(admin.companyId, { leaveDate: '2020-01-01' });
    const deactivated = await addWaiting(admin.companyId, { status: 'deactivated' });
    expect((await countWaiting(token)).json()).toEqual({ waiting: 2 });
    expect(await listedBy(token, 'waiting')).toEqual([email, never.email].sort());
    expect(await listedBy(token, 'pending')).toEqual([holding]);
    expect((await inviteWaiting(token)).json()).toEqual({ invited: 2 });
    expect((await countWaiting(token)).json()).toEqual({ waiting: 0 });
    expect(await listedBy(token, 'waiting')).toEqual([]);
    expect(await listedBy(token, 'pending')).toEqual([email, holding, never.email].sort());
    expect(await mailsTo(testApp(), admin.companyId, never.email)).toHaveLength(1);
    // The first link has expired, so there is a second one.
    expect(await mailsTo(testApp(), admin.companyId, email)).toHaveLength(2);
    expect(
      (await fetchInvitation(testApp(), await mailedInvitation(testApp(), admin.companyId, email))).statusCode,
    ).toBe(200);
    for (const { email: other } of [left, deactivated])
      expect(await mailsTo(testApp(), admin.companyId, other)).toEqual([]);
    expect(await mailsTo(testApp(), admin.companyId, holding)).toHaveLength(1);
    expect(await auditsOfAction(testApp(), admin.companyId, 'invitation.sent-to-waiting')).toMatchObject([
      { detail: { invited: 2 } },
    ]);
    expect((await inviteWaiting(token)).json()).toEqual({ invited: 0 });
  });

  test('gets one link each when two admins do it at once', async () => {
    const admin = await makeCompany(testApp().deps);
    const waiting = [await addWaiting(admin.companyId), await addWaiting(admin.companyId)];
    const answers = await Promise.all([inviteWaiting(admin.token), inviteWaiting(admin.token)]);
    expect(answers.map((answer) => answer.json().invited).sort()).toEqual([0, 2]);
    for (const { email } of waiting) expect(await mailsTo(testApp(), admin.companyId, email)).toHaveLength(1);
  });

  test('gets a link also when there are thousands', async () => {
    const { deps } = testApp();
    const admin = await makeCompany(deps);
    const createdAt = deps.clock.now();
    const crowd = Array.from({ length: 2500 }, () => ({
      ...{ companyId: admin.companyId, id: deps.ids.newId(), firstName: '', lastName: '', email: anAddress() },
      ...{ role: 'employee' as const, status: 'invited' as const, createdAt },
    }));
    await deps.db.inTenant(admin.companyId, (tx) => tx.insert(members).values(crowd));
    expect((await inviteWaiting(admin.token)).json()).toEqual({ invited: 2500 });
    const mails = await deps.db.inTenant(admin.companyId, (tx) => tx.select().from(outgoingMails));
    expect(new Set(mails.map((mail) => mail.recipient)).size).toBe(2500);
    expect((await inviteWaiting(admin.token)).json()).toEqual({ invited: 0 });
  });
});

describe('another link', () => {
  test('takes the place of the older one, and a second click sends none', async () => {
    const { clock } = testApp();
    const { admin, email, personId, link } = await makeInvited(testApp());
    clock.advance(60_000);
    const answers = await Promise.all([resend(admin.token, personId), resend(admin.token, personId)]);
    for (const answer of answers) {
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json<{ person: Person }>().person.invitation.state).toBe('pending');
    }
    expect(await mailsTo(testApp(), admin.companyId, email)).toHaveLength(2);
    expect((await fetchInvitation(testApp(), link)).json()).toEqual(SPENT);
    expect(
      (await fetchInvitation(testApp(), await mailedInvitation(testApp(), admin.companyId, email))).statusCode,
    ).toBe(200);
    const audits = await auditsOfAction(testApp(), admin.companyId, 'invitation.sent');
    expect(audits.map((row) => row.detail.replacesEarlier).sort()).toEqual([false, true]);
  });

  test('is refused for whoever has joined or does not work here, and unknown to other companies', async () => {
    const { deps } = testApp();
    const { admin, personId } = await makeInvited(testApp());
    const joined = await resend(admin.token, admin.actor.memberId);
    expect(joined.statusCode).toBe(409);
    expect(joined.json()).toEqual({ code: 'conflict', message: PEOPLE_MESSAGES.alreadyJoined });
    const gone = await makeMember(deps, admin.companyId, 'employee', { status: 'deactivated' });
    expect((await resend(admin.token, gone.actor.memberId)).json().message).toBe(PEOPLE_MESSAGES.notInvitable);
    const other = await makeCompany(deps);
    for (const call of [resend, revoke]) {
      expect((await call(other.token, personId)).statusCode).toBe(404);
      expect((await call(admin.token, randomUUID())).statusCode).toBe(404);
      expect((await call(admin.token, 'x')).statusCode).toBe(404);
    }
  });
});

describe('taking back', () => {
  test('ends the link; once more changes nothing', async () => {
    const { admin, personId, link } = await makeInvited(testApp());
    for (let i = 0; i < 2; i += 1) {
      const answer = await revoke(admin.token, personId);
      expect(answer.json<{ person: Person }>().person.invitation.state).toBe('revoked');
    }
    expect((await postAcceptance(testApp(), link)).json()).toEqual(SPENT);
    expect(await auditsOfAction(testApp(), admin.companyId, 'invitation.revoked')).toHaveLength(1);
  });

  test('is not what becomes of a link that has run out before', async () => {
    const { admin, personId } = await makeInvited(testApp());
    await changeMember(testApp(), { companyId: admin.companyId, id: personId }, { leaveDate: '2020-01-01' });
    testApp().clock.advance(14 * DAY_MS);
    const { token } = await makeMember(testApp().deps, admin.companyId, 'admin');
    expect((await inviteWaiting(token)).json()).toEqual({ invited: 0 });
    const { person } = (await testApp().call('GET', `/api/people/${personId}`, { token })).json();
    expect(person.invitation.state).toBe('expired');
  });

  test('is too late once somebody has joined', async () => {
    const { admin, personId, link } = await makeInvited(testApp());
    expect((await postAcceptance(testApp(), link)).statusCode).toBe(200);
    expect((await revoke(admin.token, personId)).json().message).toBe(PEOPLE_MESSAGES.alreadyJoined);
  });
});

describe('who may', () => {
  test('only admins invite and take back', async () => {
    const { deps } = testApp();
    const { admin, personId } = await makeInvited(testApp());
    const calls = (token?: string) => [
      invite(testApp(), token, [anAddress()]),
      inviteWaiting(token),
      resend(token, personId),
      revoke(token, personId),
    ];
    for (const role of ['manager', 'employee'] as const) {
      const { token } = await makeMember(deps, admin.companyId, role);
      for (const answer of await Promise.all(calls(token))) expect(answer.statusCode).toBe(403);
    }
    for (const answer of await Promise.all(calls())) expect(answer.statusCode).toBe(401);
  });
});
