import { expect, test } from 'vitest';
import { register } from '../../../test-support/accounts.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeMember } from '../../../test-support/factories.ts';
import { queueMails } from '../../platform/mail-store.ts';
import { authModule } from '../auth/index.ts';

const testApp = useTestApp();
const outbox = (token?: string, query = '') => testApp().call('GET', `/api/notifications/outbox${query}`, { token });

test('an admin reads the mails of the own company, newest first, and of no other', async () => {
  const { call, deps, clock } = testApp();
  const mine = await register(testApp());
  const other = await register(testApp());
  await call('POST', '/api/auth/forgot-password', { body: { email: mine.email } });
  await authModule.stop?.(deps);
  clock.advance(1000);
  const companyId = mine.user.company.id;
  await deps.db.inTenant(companyId, (tx) =>
    queueMails(tx, deps, [{ companyId, to: 'grace@test.example', subject: 'Later', body: 'Hello' }]),
  );
  const { mails } = (await outbox(mine.token)).json();
  expect(mails.map((mail: { to: string }) => mail.to)).toEqual(['grace@test.example', mine.email]);
  expect(mails[0]).toMatchObject({ subject: 'Later', body: 'Hello', createdAt: clock.now().toISOString() });
  expect((await outbox(other.token)).json()).toEqual({ mails: [], total: 0, nextCursor: null });
});

interface Page {
  mails: { to: string }[];
  total: number;
  nextCursor: string | null;
}

/** Queued at one instant each time, as an import queues its invitations. */
async function queue(companyId: string, recipients: readonly string[], subject = 'Join') {
  const { deps, clock } = testApp();
  clock.advance(1000);
  const mails = recipients.map((to) => ({ companyId, to, subject, body: 'Hello' }));
  await deps.db.inTenant(companyId, (tx) => queueMails(tx, deps, mails));
}

test('every mail is reached page by page, each once, also when one is queued meanwhile', async () => {
  const { token, user } = await register(testApp());
  const recipients = Array.from({ length: 7 }, (_, index) => `person-${index}@test.example`);
  await queue(user.company.id, recipients.slice(0, 2));
  await queue(user.company.id, recipients.slice(2));
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: Page = (await outbox(token, `?limit=3${next && `&cursor=${next}`}`)).json();
    expect(page.total).toBe(next === '' ? 7 : 8);
    if (next === '') await queue(user.company.id, ['later@test.example']);
    seen.push(...page.mails.map((mail) => mail.to));
    next = page.nextCursor;
  }
  expect(seen).toHaveLength(7);
  expect([...seen].sort()).toEqual(recipients);
  expect(seen.slice(-2).sort()).toEqual(recipients.slice(0, 2));
});

test('a mail is found by its recipient or its subject, whatever the case and accents', async () => {
  const { token, user } = await register(testApp());
  await queue(user.company.id, ['grace@test.example', 'ada_1@test.example', 'ada.1@test.example']);
  await queue(user.company.id, ['paul@test.example'], 'Ein Gruß an Müller');
  const found = async (q: string) => {
    const { mails, total }: Page = (await outbox(token, `?limit=200&q=${encodeURIComponent(q)}`)).json();
    expect(total).toBe(mails.length);
    return mails.map((mail) => mail.to).sort();
  };
  expect(await found(' GRACE@ ')).toEqual(['grace@test.example']);
  expect(await found('muller')).toEqual(['paul@test.example']);
  expect(await found('ada_')).toEqual(['ada_1@test.example']);
  expect(await found('nobody')).toEqual([]);
  expect(await found(' ')).toHaveLength(4);
});

test.each(['cursor=nonsense', 'limit=0', 'limit=201'])('a query with %s is refused', async (query) => {
  const { token } = await register(testApp());
  expect((await outbox(token, `?${query}`)).statusCode).toBe(422);
});

test('nobody else reads them', async () => {
  const { user } = await register(testApp());
  expect((await outbox()).statusCode).toBe(401);
  for (const role of ['manager', 'employee'] as const) {
    const { token } = await makeMember(testApp().deps, user.company.id, role);
    expect((await outbox(token)).statusCode).toBe(403);
  }
});
