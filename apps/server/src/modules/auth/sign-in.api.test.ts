import { auditEntries, members } from '@vela/db';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { register } from '../../../test-support/accounts.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';

const testApp = useTestApp();
const WRONG = { code: 'wrong_credentials', message: 'Email or password is incorrect' };
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0';

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  testApp().call('POST', '/api/auth/login', { body: { email, password }, headers });

test('signs in with the address in any case, and tells the device', async () => {
  const { call, deps } = testApp();
  const { email, password, user } = await register(testApp());
  const answer = await login(` ${email.toUpperCase()}`, password, { 'user-agent': FIREFOX });
  expect(answer.statusCode).toBe(200);
  const { token } = answer.json<{ token: string }>();
  expect(answer.json()).toEqual({ token, user });
  const { sessions } = (await call('GET', '/api/auth/sessions', { token })).json();
  expect(sessions.find((session: { current: boolean }) => session.current)).toMatchObject({
    device: 'Firefox on Android',
  });
  const audits = await deps.db.inTenant(user.company.id, (tx) => tx.select().from(auditEntries));
  expect(audits.map((row) => row.action).sort()).toEqual(['company.registered', 'session.started']);
});

test('a wrong password and an unknown address get the very same answer', async () => {
  const { email } = await register(testApp());
  for (const answer of [await login(email, 'not the password'), await login(`x${email}`, 'not the password')]) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(WRONG);
  }
});

test.each(['invited', 'deactivated'] as const)('somebody who is %s does not get in', async (status) => {
  const { email, password, user, token } = await register(testApp());
  await testApp().deps.db.inTenant(user.company.id, (tx) =>
    tx.update(members).set({ status }).where(eq(members.id, user.id)),
  );
  expect((await login(email, password)).json()).toEqual(WRONG);
  expect((await testApp().call('GET', '/api/auth/me', { token })).statusCode).toBe(401);
});

test('after five failures the account has to wait, longer each time, and a success opens it again', async () => {
  const { clock } = testApp();
  const { email, password } = await register(testApp());
  for (let i = 0; i < 5; i += 1) expect((await login(email, 'not the password')).statusCode).toBe(401);
  const refused = await login(email, password);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('30');
  expect(refused.json()).toEqual({
    code: 'rate_limited',
    message: 'Too many attempts. Please try again in 30 seconds.',
  });
  clock.advance(30_000);
  expect((await login(email, 'not the password')).statusCode).toBe(401);
  expect((await login(email, password)).headers['retry-after']).toBe('60');
  clock.advance(60_000);
  expect((await login(email, password)).statusCode).toBe(200);
  for (let i = 0; i < 4; i += 1) expect((await login(email, 'not the password')).statusCode).toBe(401);
  expect((await login(email, password)).statusCode).toBe(200);
});

test('an unknown address has to wait just the same', async () => {
  for (let i = 0; i < 5; i += 1) await login('nobody@test.example', 'not the password');
  expect((await login('nobody@test.example', 'not the password')).statusCode).toBe(429);
});

test('of a burst of guesses at one account no more are answered than in a row', async () => {
  const { email } = await register(testApp());
  const answers = await Promise.all(Array.from({ length: 12 }, () => login(email, 'not the password')));
  expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(5);
});

test('many people may sign in from one address at once', async () => {
  const { email, password } = await register(testApp());
  const answers = await Promise.all(Array.from({ length: 30 }, () => login(email, password)));
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
});

test.each([{}, { email: 'a@b.example' }, { email: 5, password: [] }, null, [], { email: '\u0000', password: 'x' }])(
  'the body %j is refused',
  async (body) => {
    const answer = await testApp().call('POST', '/api/auth/login', { body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'invalid' });
  },
);

test('signing out ends this session and no other', async () => {
  const { call, deps } = testApp();
  const { email, password, token, user } = await register(testApp());
  const other = (await login(email, password)).json<{ token: string }>().token;
  expect((await call('POST', '/api/auth/logout', { token })).json()).toEqual({ ok: true });
  expect((await call('GET', '/api/auth/me', { token })).statusCode).toBe(401);
  expect((await call('POST', '/api/auth/logout', { token })).statusCode).toBe(401);
  const audits = await deps.db.inTenant(user.company.id, (tx) => tx.select().from(auditEntries));
  expect(audits.filter((row) => row.action === 'session.ended')).toMatchObject([
    { actorId: user.id, subjectType: 'session' },
  ]);
  expect((await call('GET', '/api/auth/me', { token: other })).statusCode).toBe(200);
});
