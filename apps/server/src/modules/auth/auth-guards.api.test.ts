import { expect, test } from 'vitest';
import { aRegistration } from '../../../test-support/accounts.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { readRows } from '../../../test-support/answer-survey.ts';

const testApp = useTestApp();

const registerFrom = (remoteAddress: string, change: Record<string, unknown> = {}) =>
  testApp().app.inject({
    method: 'POST',
    url: '/api/auth/register',
    remoteAddress,
    payload: aRegistration(change),
  });

const countNamed = async (companyName: string) =>
  (await readRows(testApp().owner, 'select 1 from companies where name = $1', [companyName])).length;

test('twenty companies an hour can be registered from one address, and any number from others', async () => {
  const { clock } = testApp();
  for (let i = 0; i < 20; i += 1) expect((await registerFrom('203.0.113.1')).statusCode).toBe(201);
  const refused = await registerFrom('203.0.113.1', { companyName: 'One Too Many' });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('3600');
  expect(refused.json()).toEqual({
    code: 'rate_limited',
    message: 'Many companies were registered from your network in the last hour. Please try again in 60 minutes.',
  });
  expect(await countNamed('One Too Many')).toBe(0);
  expect((await registerFrom('203.0.113.2')).statusCode).toBe(201);
  clock.advance(3_600_000);
  for (let i = 0; i < 2; i += 1) expect((await registerFrom('203.0.113.1')).statusCode).toBe(201);
});

test('a burst at the same moment registers no more', async () => {
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => registerFrom('203.0.113.3', { companyName: 'Burst' })),
  );
  const statuses = answers.map((answer) => answer.statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  expect(await countNamed('Burst')).toBe(20);
});

test('what was refused for another reason does not count', async () => {
  const { email } = aRegistration();
  expect((await registerFrom('203.0.113.4', { email })).statusCode).toBe(201);
  for (let i = 0; i < 20; i += 1) expect((await registerFrom('203.0.113.4', { email })).statusCode).toBe(409);
  expect((await registerFrom('203.0.113.4')).statusCode).toBe(201);
});
