import { errorSchema, type Endpoint } from '@vela/contract';
import { can, ROLES } from '@vela/domain';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { addressOf, describedCalls } from '../../../test-support/described-calls.ts';
import { makeCompany, makeDraft, makeMember } from '../../../test-support/factories.ts';
import { hostileBodies, hostileText } from '../../../test-support/hostile-input.ts';

const testApp = useTestApp();
const RUNS = 25;
const memberCalls = describedCalls.filter(([, endpoint]) => endpoint.access === 'member');

const asJson = (body: unknown): string => JSON.stringify(body) ?? 'null';

async function expectNoFailure(endpoint: Endpoint, input: { address: string; token: string; payload?: string }) {
  const { address, token, payload } = input;
  const headers = { 'idempotency-key': 'a key that is long enough', 'content-type': 'application/json' };
  const answer = await testApp().call(endpoint.method, address, { token, headers, ...(payload ? { payload } : {}) });
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  if (answer.statusCode >= 400) expect(errorSchema.safeParse(answer.json()).success, answer.body).toBe(true);
}

describe('hostile input is never a failure of the server', () => {
  test.each(describedCalls)('%s, in the body', async (_name, endpoint) => {
    if (!endpoint.body) return;
    const { deps } = testApp();
    const { actor, token } = await makeCompany(deps);
    const address = addressOf(endpoint, await makeDraft(deps, actor));
    await fc.assert(
      fc.asyncProperty(hostileBodies(endpoint.body), (body) =>
        expectNoFailure(endpoint, { address, token, payload: asJson(body) }),
      ),
      { numRuns: RUNS },
    );
  });

  test.each(describedCalls)('%s, in the address', async (_name, endpoint) => {
    const { token } = await makeCompany(testApp().deps);
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, (parameter, text) => {
        const query = ['q', 'limit', 'cursor', 'status', text].map(
          (key) => `${encodeURIComponent(key)}=${encodeURIComponent(text)}`,
        );
        return expectNoFailure(endpoint, { address: `${addressOf(endpoint, parameter)}?${query.join('&')}`, token });
      }),
      { numRuns: RUNS },
    );
  });
});

describe('who may call', () => {
  test.each(memberCalls)('%s needs a session', async (_name, endpoint) => {
    const { call } = testApp();
    const address = addressOf(endpoint, randomUUID());
    for (const token of [undefined, 'nonsense']) {
      const answer = await call(endpoint.method, address, { token });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ code: 'unauthenticated', message: 'Please sign in to continue' });
    }
  });

  test.each(memberCalls)('%s is refused to every role that the table does not name', async (_name, endpoint) => {
    const { permission } = endpoint;
    const { companyId } = await makeCompany(testApp().deps);
    for (const role of ROLES.filter((one) => permission && !can(one, permission))) {
      const { token } = await makeMember(testApp().deps, companyId, role);
      const answer = await testApp().call(endpoint.method, addressOf(endpoint, randomUUID()), { token });
      expect(answer.statusCode, role).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'forbidden' });
    }
  });
});
