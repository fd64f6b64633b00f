import { auditEntries } from '@vela/db';
import { expect, test } from 'vitest';
import { register } from '../../../test-support/accounts.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeMember } from '../../../test-support/factories.ts';

const testApp = useTestApp();
const NEXT = 'a quiet river bends twice';

const login = (email: string, password: string) =>
  testApp().call('POST', '/api/auth/login', { body: { email, password } });

test('the profile takes name, language and time zone, and keeps what is not named', async () => {
  const { call } = testApp();
  const { token } = await register(testApp());
  const changed = await call('PUT', '/api/auth/profile', {
    token,
    body: { firstName: ' Augusta ', locale: 'de-de', timeZone: 'Europe/Berlin' },
  });
  expect(changed.json()).toMatchObject({
    user: { name: 'Augusta Byron', locale: 'de-DE', timeZone: 'Europe/Berlin' },
  });
  const cleared = await call('PUT', '/api/auth/profile', { token, body: { locale: null, timeZone: '' } });
  expect(cleared.json()).toMatchObject({ user: { name: 'Augusta Byron', locale: null, timeZone: null } });
  expect((await call('GET', '/api/auth/me', { token })).json()).toEqual(cleared.json());
});

test('a name is one line, so that it cannot add one to a mail', async () => {
  const { token } = await register(testApp());
  const body = { firstName: 'Ada\r\nBcc: eve@test.example', lastName: '\tBy\u2028ron\u0085' };
  const answer = await testApp().call('PUT', '/api/auth/profile', { token, body });
  expect(answer.json()).toMatchObject({ user: { firstName: 'Ada Bcc: eve@test.example', lastName: 'By ron' } });
});

test('the audit log tells what a profile was and became, and nothing where it stayed the same', async () => {
  const { call, deps } = testApp();
  const { token, user } = await register(testApp());
  const body = { firstName: 'Augusta', lastName: user.lastName };
  for (let times = 0; times < 2; times += 1) await call('PUT', '/api/auth/profile', { token, body });
  const audits = await deps.db.inTenant(user.company.id, (tx) => tx.select().from(auditEntries));
  expect(audits.filter((row) => row.action === 'profile.changed')).toEqual([
    expect.objectContaining({ actorId: user.id, detail: { firstName: { before: 'Ada', after: 'Augusta' } } }),
  ]);
});

test('an employee may change the own profile', async () => {
  const { deps, call } = testApp();
  const { user } = await register(testApp());
  const { token } = await makeMember(deps, user.company.id, 'employee');
  const answer = await call('PUT', '/api/auth/profile', { token, body: { lastName: 'New' } });
  expect(answer.json()).toMatchObject({ user: { lastName: 'New', role: 'employee' } });
});

test.each([
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ locale: 'not a language' }, 'locale'],
  [{ firstName: '  ' }, 'firstName'],
  [{ firstName: '\u200b\u202e' }, 'firstName'],
  [{ firstName: 'a\u0000b' }, 'firstName'],
  [{ lastName: 7 }, 'lastName'],
])('the profile %j is refused', async (body, path) => {
  const { token } = await register(testApp());
  const answer = await testApp().call('PUT', '/api/auth/profile', { token, body });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().issues[0].path).toBe(path);
});

test('a new password ends the other sessions and only it works from then on', async () => {
  const { call, deps } = testApp();
  const { token, email, password, user } = await register(testApp());
  const other = (await login(email, password)).json<{ token: string }>().token;
  const body = { currentPassword: password, newPassword: NEXT };
  expect((await call('PUT', '/api/auth/password', { token, body })).statusCode).toBe(200);
  expect((await call('GET', '/api/auth/me', { token })).statusCode).toBe(200);
  expect((await call('GET', '/api/auth/me', { token: other })).statusCode).toBe(401);
  expect((await login(email, password)).statusCode).toBe(401);
  expect((await login(email, NEXT)).statusCode).toBe(200);
  const audits = await deps.db.inTenant(user.company.id, (tx) => tx.select().from(auditEntries));
  expect(audits.find((row) => row.action === 'password.changed')?.detail).toEqual({ endedSessions: 1 });
});

test('of two changes at once one wins', async () => {
  const { call } = testApp();
  const { token, password } = await register(testApp());
  const change = (newPassword: string) =>
    call('PUT', '/api/auth/password', { token, body: { currentPassword: password, newPassword } });
  const answers = await Promise.all([change(`${NEXT} one`), change(`${NEXT} two`)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, expect.toBeOneOf([409, 422])]);
});

test('a wrong current password is named, counts as a failed sign-in and changes nothing', async () => {
  const { call } = testApp();
  const { token, email, password } = await register(testApp());
  const change = () =>
    call('PUT', '/api/auth/password', { token, body: { currentPassword: 'not this one', newPassword: NEXT } });
  const first = await change();
  expect(first.statusCode).toBe(422);
  expect(first.json().issues).toEqual([{ path: 'currentPassword', message: 'The current password is incorrect' }]);
  for (let i = 0; i < 4; i += 1) await change();
  expect((await change()).statusCode).toBe(429);
  expect((await login(email, password)).statusCode).toBe(429);
});

test.each(['short', 'Welcome2026!', '1234567890'])('the new password %j is refused', async (newPassword) => {
  const { token, password } = await register(testApp());
  const answer = await testApp().call('PUT', '/api/auth/password', {
    token,
    body: { currentPassword: password, newPassword },
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().issues[0].path).toBe('newPassword');
});

test('sessions are listed and one of them is ended', async () => {
  const { call, clock } = testApp();
  const { token, email, password } = await register(testApp());
  clock.advance(1000);
  const other = (await login(email, password)).json<{ token: string }>().token;
  const { sessions } = (await call('GET', '/api/auth/sessions', { token })).json();
  expect(sessions.map((session: { current: boolean }) => session.current)).toEqual([false, true]);
  const path = `/api/auth/sessions/${sessions[0].id}`;
  expect((await call('DELETE', path, { token })).json()).toEqual({ ok: true });
  expect((await call('GET', '/api/auth/me', { token: other })).statusCode).toBe(401);
  expect((await call('DELETE', path, { token })).statusCode).toBe(404);
});

test("another member's session does not exist, in this company or elsewhere", async () => {
  const { call, deps } = testApp();
  const mine = await register(testApp());
  const colleague = await makeMember(deps, mine.user.company.id, 'admin');
  const stranger = await register(testApp());
  const { sessions } = (await call('GET', '/api/auth/sessions', { token: mine.token })).json();
  for (const token of [colleague.token, stranger.token]) {
    const answer = await call('DELETE', `/api/auth/sessions/${sessions[0].id}`, { token });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  }
  expect((await call('GET', '/api/auth/me', { token: mine.token })).statusCode).toBe(200);
});
