import { expect, test } from 'vitest';
import { register } from '../../../test-support/accounts.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeMember } from '../../../test-support/factories.ts';
import { queueMail } from '../../platform/mail-store.ts';
import { authModule } from '../auth/index.ts';

const testApp = useTestApp();
const outbox = (token?: string) => testApp().call('GET', '/api/notifications/outbox', { token });

test('an admin reads the mails of the own company, newest first, and of no other', async () => {
  const { call, deps, clock } = testApp();
  const mine = await register(testApp());
  const other = await register(testApp());
  await call('POST', '/api/auth/forgot-password', { body: { email: mine.email } });
  await authModule.stop?.(deps);
  clock.advance(1000);
  const companyId = mine.user.company.id;
  await deps.db.inTenant(companyId, (tx) =>
    queueMail(tx, deps, { companyId, to: 'grace@test.example', subject: 'Later', body: 'Hello' }),
  );
  const { mails } = (await outbox(mine.token)).json();
  expect(mails.map((mail: { to: string }) => mail.to)).toEqual(['grace@test.example', mine.email]);
  expect(mails[0]).toMatchObject({ subject: 'Later', body: 'Hello', createdAt: clock.now().toISOString() });
  expect((await outbox(other.token)).json()).toEqual({ mails: [] });
});

test('nobody else reads them', async () => {
  const { user } = await register(testApp());
  expect((await outbox()).statusCode).toBe(401);
  for (const role of ['manager', 'employee'] as const) {
    const { token } = await makeMember(testApp().deps, user.company.id, role);
    expect((await outbox(token)).statusCode).toBe(403);
  }
});
