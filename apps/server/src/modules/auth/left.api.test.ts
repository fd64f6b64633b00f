import { companies, members, outgoingMails } from '@vela/db';
import { addDays } from '@vela/domain/company';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { register } from '../../../test-support/accounts.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { authModule } from './index.ts';

const testApp = useTestApp();
type Change = Partial<typeof members.$inferInsert>;

/** Counts of failed attempts go by the clock, so each test starts later than the one before. */
let today = '2026-03-01';

/** Somebody at a company in Auckland, thirteen hours ahead of UTC, at noon there. */
async function makeMember(change: (today: string) => Change) {
  const { deps, clock } = testApp();
  today = addDays(today, 2);
  clock.set(`${addDays(today, -1)}T23:00:00Z`);
  const account = await register(testApp());
  const { id: companyId } = account.user.company;
  await deps.db.inTenant(companyId, async (tx) => {
    await tx.update(companies).set({ timeZone: 'Pacific/Auckland' });
    await tx.update(members).set(change(today)).where(eq(members.id, account.user.id));
  });
  return { ...account, companyId };
}
type Account = Awaited<ReturnType<typeof makeMember>>;

const me = async (token: string) => (await testApp().call('GET', '/api/auth/me', { token })).statusCode;
const signIn = ({ email, password }: Account) =>
  testApp().call('POST', '/api/auth/login', { body: { email, password } });
const forgot = ({ email }: Account) => testApp().call('POST', '/api/auth/forgot-password', { body: { email } });
const reset = (token: string) =>
  testApp().call('POST', '/api/auth/reset-password', { body: { token, password: 'another orchid in tandem' } });
async function mailedTokens({ companyId }: Account): Promise<string[]> {
  await authModule.stop?.(testApp().deps);
  const mails = await testApp().deps.db.inTenant(companyId, (tx) => tx.select().from(outgoingMails));
  return mails.map(({ body }) => /#token=(\S+)/.exec(body)?.[1] ?? '');
}

test('whoever leaves may come in until the end of the last day where the company is', async () => {
  const account = await makeMember((leaveDate) => ({ leaveDate }));
  const { clock } = testApp();
  clock.set(`${today}T10:59:59Z`);
  expect(await me(account.token)).toBe(200);
  expect((await signIn(account)).statusCode).toBe(200);
  clock.set(`${today}T11:00:00Z`);
  expect(await me(account.token)).toBe(401);
  const refused = await signIn(account);
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ code: 'wrong_credentials', message: 'Email or password is incorrect' });
});

test('a link for a new password is of no use after the last day', async () => {
  const { clock } = testApp();
  const [staying, leaving] = [
    await makeMember(() => ({ leaveDate: null })),
    await makeMember((leaveDate) => ({ leaveDate })),
  ];
  clock.set(`${today}T10:30:00Z`);
  const links: string[] = [];
  for (const account of [staying, leaving]) {
    await forgot(account);
    links.push(...(await mailedTokens(account)));
  }
  clock.set(`${today}T11:00:00Z`);
  const answers = await Promise.all(links.map(reset));
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 422]);
});

test.each<[string, (today: string) => Change]>([
  ['has left', (day) => ({ leaveDate: addDays(day, -1) })],
  ['is deactivated', () => ({ status: 'deactivated' })],
])('whoever %s gets no link for a new password', async (_name, change) => {
  const account = await makeMember(change);
  expect((await forgot(account)).statusCode).toBe(200);
  expect(await mailedTokens(account)).toEqual([]);
});

test('whoever is on leave or not yet at work comes in all the same', async () => {
  const account = await makeMember((day) => ({ onLeaveFrom: addDays(day, -5), hireDate: addDays(day, 5) }));
  expect(await me(account.token)).toBe(200);
  expect((await signIn(account)).statusCode).toBe(200);
});
