import { companies, tenants } from '@vela/db';
import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test-support/build-test-app.ts';
import { makeMember } from '../../../../test-support/factories.ts';
import {
  postAcceptance,
  auditsOfAction,
  changeMember,
  makeInvited,
  NEW_PASSWORD,
  fetchInvitation,
} from '../../../../test-support/invitations.ts';

const testApp = useTestApp();
const DAY_MS = 86_400_000;
const SPENT = { code: 'invitation_spent', message: PEOPLE_MESSAGES.invitationSpent };

test('a link tells whom it is for as often as it is opened', async () => {
  const { email, link } = await makeInvited(testApp());
  for (let i = 0; i < 2; i += 1) {
    expect((await fetchInvitation(testApp(), link)).json().invitation).toEqual({
      ...{ email, firstName: '', lastName: '', companyName: 'Test Works', invitedBy: 'Test admin' },
      expiresAt: new Date(testApp().clock.now().getTime() + 14 * DAY_MS).toISOString(),
    });
  }
});

test('sets names and password, signs in and uses the link up', async () => {
  const { call } = testApp();
  const { admin, email, personId, link } = await makeInvited(testApp(), { role: 'manager' });
  const answer = await postAcceptance(testApp(), link);
  expect(answer.statusCode, answer.body).toBe(200);
  const { token, user } = answer.json();
  expect(user).toMatchObject({ id: personId, name: 'Grace Hopper', email, role: 'manager' });
  expect((await call('GET', '/api/auth/me', { token })).json()).toEqual({ user });
  const login = await call('POST', '/api/auth/login', { body: { email, password: NEW_PASSWORD } });
  expect(login.statusCode).toBe(200);
  const { person } = (await call('GET', `/api/people/${personId}`, { token: admin.token })).json();
  expect(person).toMatchObject({ status: 'active', invitation: { state: 'accepted' } });
  expect((await fetchInvitation(testApp(), link)).json()).toEqual(SPENT);
  expect((await postAcceptance(testApp(), link)).statusCode).toBe(422);
  expect(await auditsOfAction(testApp(), admin.companyId, 'invitation.accepted')).toMatchObject([
    { actorId: personId, actorName: 'Grace Hopper', subjectId: personId, address: '127.0.0.1' },
  ]);
});

test('of two at once one wins, and its name and password stand', async () => {
  const { email, link } = await makeInvited(testApp());
  const answers = await Promise.all([
    postAcceptance(testApp(), link, { firstName: 'One', password: `${NEW_PASSWORD} 1` }),
    postAcceptance(testApp(), link, { firstName: 'Two', password: `${NEW_PASSWORD} 2` }),
  ]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422]);
  const winner = answers[0]?.statusCode === 200 ? 1 : 2;
  const login = (which: number) =>
    testApp().call('POST', '/api/auth/login', { body: { email, password: `${NEW_PASSWORD} ${which}` } });
  expect((await login(winner)).json().user.firstName).toBe(winner === 1 ? 'One' : 'Two');
  expect((await login(3 - winner)).statusCode).toBe(401);
});

test('a refused password or name leaves the link usable', async () => {
  const { email, link } = await makeInvited(testApp());
  for (const [change, path] of [
    [{ password: 'Password2026!' }, 'password'],
    [{ password: email }, 'password'],
    [{ password: 'short' }, 'password'],
    [{ firstName: ' ' }, 'firstName'],
  ] as const) {
    const answer = await postAcceptance(testApp(), link, change);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().issues[0].path).toBe(path);
  }
  expect((await postAcceptance(testApp(), link)).statusCode).toBe(200);
});

test('a link works for fourteen days', async () => {
  const { clock } = testApp();
  const { admin, personId, link } = await makeInvited(testApp());
  clock.advance(14 * DAY_MS - 1);
  expect((await fetchInvitation(testApp(), link)).statusCode).toBe(200);
  clock.advance(1);
  expect((await postAcceptance(testApp(), link)).json()).toEqual(SPENT);
  const admins = await makeMember(testApp().deps, admin.companyId, 'admin');
  const { person } = (await testApp().call('GET', `/api/people/${personId}`, { token: admins.token })).json();
  expect(person.invitation.state).toBe('expired');
});

test.each([
  ['deactivated', { status: 'deactivated', firstName: 'X', lastName: 'Y' }],
  ['erased', { erasedAt: new Date('2026-03-01') }],
  ['gone', { leaveDate: '2026-02-28' }],
] as const)('the link of somebody who is %s does not work', async (_name, change) => {
  const { admin, personId, link } = await makeInvited(testApp());
  await changeMember(testApp(), { companyId: admin.companyId, id: personId }, change);
  expect((await fetchInvitation(testApp(), link)).json()).toEqual(SPENT);
  expect((await postAcceptance(testApp(), link)).json()).toEqual(SPENT);
});

test('nor does one of a company that is gone', async () => {
  const { deps } = testApp();
  const { admin, link } = await makeInvited(testApp());
  await deps.db.inTenant(admin.companyId, async (tx) => {
    await tx.delete(companies).where(eq(companies.companyId, admin.companyId));
    await tx.delete(tenants).where(eq(tenants.companyId, admin.companyId));
  });
  expect((await fetchInvitation(testApp(), link)).json()).toEqual(SPENT);
  expect((await postAcceptance(testApp(), link)).json()).toEqual(SPENT);
});
