import { auditEntries, companies, emailDirectory, members, outboxEvents, tenants } from '@vela/db';
import type { SessionAnswer } from '@vela/contract';
import { emailKey } from '@vela/domain/accounts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aRegistration, register } from '../../../test-support/accounts.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';

const testApp = useTestApp();

test('makes company, admin and session', async () => {
  const { call } = testApp();
  const answer = await call('POST', '/api/auth/register', {
    body: aRegistration({ email: ' Ada@Nebula.example ', companyName: '  Nebula ', timeZone: 'Europe/Berlin' }),
  });
  expect(answer.statusCode).toBe(201);
  const { token, user } = answer.json<SessionAnswer>();
  expect(user).toMatchObject({
    name: 'Ada Byron',
    email: 'Ada@Nebula.example',
    role: 'admin',
    company: { name: 'Nebula', isDemo: false, timeZone: 'Europe/Berlin' },
  });
  expect((await call('GET', '/api/auth/me', { token })).json()).toEqual({ user });
  const { deps } = testApp();
  await deps.db.inTenant(user.company.id, async (tx) => {
    const [company] = await tx.select().from(companies);
    expect(company).toMatchObject({ domain: 'nebula.example' });
    const [member] = await tx.select().from(members);
    expect(member?.passwordHash).toMatch(/^\$argon2id\$/);
    expect((await tx.select().from(auditEntries)).map((row) => row.action)).toEqual(['company.registered']);
    expect((await tx.select().from(outboxEvents)).map((row) => row.type)).toEqual(['company.registered']);
  });
});

test.each([
  [{ email: 'ada.register@gmail.com' }, ''],
  [{ email: 'ada.register@gmx.de', domain: 'https://Own.example/' }, 'own.example'],
])('the domain of %j is %j', async (change, domain) => {
  const { user } = await register(testApp(), change);
  const [company] = await testApp().deps.db.inTenant(user.company.id, (tx) => tx.select().from(companies));
  expect(company?.domain).toBe(domain);
});

test.each(['Mars/Olympus', '+05:00', ''])('the unknown time zone %j becomes UTC', async (timeZone) => {
  const { user } = await register(testApp(), { timeZone });
  expect(user.company.timeZone).toBe('UTC');
});

test('of two registrations with one address at once one wins, and of the other nothing is kept', async () => {
  const { call, deps } = testApp();
  const email = 'race@test.example';
  const answers = await Promise.all(
    [email, email.toUpperCase(), email].map((one) =>
      call('POST', '/api/auth/register', { body: aRegistration({ email: one, companyName: 'Race' }) }),
    ),
  );
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409]);
  const refused = answers.find((answer) => answer.statusCode === 409);
  expect(refused?.json()).toEqual({ code: 'email_taken', message: 'An account with this email already exists' });
  const winner = answers.find((answer) => answer.statusCode === 201)?.json<SessionAnswer>();
  const rows = await deps.db.inDirectory((tx) =>
    tx
      .select()
      .from(emailDirectory)
      .where(eq(emailDirectory.emailKey, emailKey(email))),
  );
  expect(rows.map((row) => row.companyId)).toEqual([winner?.user.company.id]);
});

test('a refused registration leaves no tenant behind', async () => {
  const { call, deps } = testApp();
  const { email } = await register(testApp());
  const count = () => deps.db.inDirectory(async (tx) => (await tx.select().from(tenants)).length);
  const before = await count();
  expect((await call('POST', '/api/auth/register', { body: aRegistration({ email }) })).statusCode).toBe(409);
  expect(await count()).toBe(before);
});

test.each([
  [{ firstName: ' ' }, 'firstName', 'First name is required'],
  [{ lastName: '' }, 'lastName', 'Last name is required'],
  [{ companyName: '\t' }, 'companyName', 'Company name is required'],
  [{ email: 'no address' }, 'email', 'Please enter a valid email address'],
  [{ industry: 'mining' }, 'industry', 'Please choose an industry'],
  [{ companySize: 12 }, 'companySize', 'Please choose a company size'],
  [{ password: 'too short' }, 'password', 'The password needs at least 10 characters'],
  [{ password: 'Password2026!' }, 'password', /attackers try/],
  [{ email: 'long.name@test.example', password: 'Long.Name@test.example' }, 'password', /must not be the email/],
  [{ firstName: 'A\u0000da' }, 'firstName', 'Contains characters that cannot be stored'],
  [{ lastName: 'By\ud800ron' }, 'lastName', 'Contains characters that cannot be stored'],
])('%j is refused naming the field', async (change, path, message) => {
  const answer = await testApp().call('POST', '/api/auth/register', { body: aRegistration(change) });
  expect(answer.statusCode).toBe(422);
  const problem = answer.json<{ code: string; issues: { path: string; message: string }[] }>();
  expect(problem.code).toBe('invalid');
  expect(problem.issues[0]?.path).toBe(path);
  expect(problem.issues[0]?.message).toMatch(message);
});
