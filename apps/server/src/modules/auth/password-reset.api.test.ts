import { auditEntries, outgoingMails } from '@vela/db';
import { expect, test } from 'vitest';
import { register } from '../../../test-support/accounts.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { authModule } from './index.ts';

const testApp = useTestApp();
const NEXT = 'a quiet river bends twice';

const forgot = (email: string) => testApp().call('POST', '/api/auth/forgot-password', { body: { email } });
const reset = (token: string, password = NEXT) =>
  testApp().call('POST', '/api/auth/reset-password', { body: { token, password } });
const login = (email: string, password: string) =>
  testApp().call('POST', '/api/auth/login', { body: { email, password } });

async function mailsOf(companyId: string) {
  await authModule.stop?.(testApp().deps);
  return testApp().deps.db.inTenant(companyId, (tx) => tx.select().from(outgoingMails));
}

async function mailedToken(companyId: string): Promise<string> {
  const body = (await mailsOf(companyId)).at(-1)?.body ?? '';
  const token = /http:\/\/vela\.test\/reset-password#token=(\S+)/.exec(body)?.[1];
  if (!token) throw new Error(`No link in ${body}`);
  return token;
}

test('a mailed link sets a new password once and ends all sessions', async () => {
  const { call, deps } = testApp();
  const { email, password, user, token } = await register(testApp());
  expect((await forgot(email.toUpperCase())).json()).toEqual({ ok: true });
  const link = await mailedToken(user.company.id);
  expect((await reset(link)).json()).toEqual({ ok: true });
  expect((await call('GET', '/api/auth/me', { token })).statusCode).toBe(401);
  expect((await login(email, password)).statusCode).toBe(401);
  expect((await login(email, NEXT)).statusCode).toBe(200);
  const again = await reset(link);
  expect(again.statusCode).toBe(422);
  expect(again.json().issues).toEqual([
    { path: 'token', message: 'This link has expired or was used already. Please ask for a new one.' },
  ]);
  const audits = await deps.db.inTenant(user.company.id, (tx) => tx.select().from(auditEntries));
  expect(audits.map((row) => row.action)).toContain('password.reset');
});

test('an unknown address gets the same answer and no mail', async () => {
  const { user } = await register(testApp());
  const answer = await forgot('nobody.at.all@test.example');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ ok: true });
  expect(await mailsOf(user.company.id)).toEqual([]);
});

test('a link works for one hour', async () => {
  const { clock } = testApp();
  const { email, user } = await register(testApp());
  await forgot(email);
  const link = await mailedToken(user.company.id);
  clock.advance(3_600_001);
  expect((await reset(link)).statusCode).toBe(422);
});

test('of two uses of one link at once one wins', async () => {
  const { email, user } = await register(testApp());
  await forgot(email);
  const link = await mailedToken(user.company.id);
  const answers = await Promise.all([reset(link, `${NEXT} one`), reset(link, `${NEXT} two`)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422]);
});

test('a refused password leaves the link usable', async () => {
  const { email, user } = await register(testApp());
  await forgot(email);
  const link = await mailedToken(user.company.id);
  const refused = await reset(link, 'Password2026!');
  expect(refused.statusCode).toBe(422);
  expect(refused.json().issues[0].path).toBe('password');
  expect((await reset(link)).statusCode).toBe(200);
});

test('a new password makes the older links useless and lifts the delay of failed sign-ins', async () => {
  const { clock } = testApp();
  const { email, user } = await register(testApp());
  await forgot(email);
  const older = await mailedToken(user.company.id);
  clock.advance(1000);
  await forgot(email);
  const mails = await mailsOf(user.company.id);
  const newer = mails.map((mail) => /#token=(\S+)/.exec(mail.body)?.[1] ?? '').find((token) => token !== older);
  for (let i = 0; i < 6; i += 1) await login(email, 'not the password');
  expect((await login(email, NEXT)).statusCode).toBe(429);
  expect((await reset(newer ?? '')).statusCode).toBe(200);
  expect((await login(email, NEXT)).statusCode).toBe(200);
  expect((await reset(older)).statusCode).toBe(422);
});

test('asking is limited alike for known and unknown addresses', async () => {
  const { email, user } = await register(testApp());
  for (const address of [email, 'unknown.limit@test.example']) {
    for (let i = 0; i < 5; i += 1) expect((await forgot(address)).statusCode).toBe(200);
    const refused = await forgot(address);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('30');
  }
  expect(await mailsOf(user.company.id)).toHaveLength(5);
});

test.each(['x', 'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAA', "' or 1=1"])(
  'the made-up link %j is refused',
  async (token) => {
    expect((await reset(token)).statusCode).toBe(422);
  },
);
