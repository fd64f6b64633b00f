import { errorSchema, type Endpoint } from '@vela/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { addressOf, describedCalls } from '../../../test-support/described-calls.ts';
import { makeThing } from '../../../test-support/existing-things.ts';
import { makeCompany } from '../../../test-support/factories.ts';
import { namesSomething } from '../../../test-support/permission-calls.ts';
import { hostileBodies, hostileText } from '../../../test-support/hostile-input.ts';

const testApp = useTestApp();
const RUNS = 25;

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
    const owner = await makeCompany(testApp().deps);
    const id = namesSomething(endpoint) ? await makeThing(testApp(), endpoint.path, owner) : '';
    const address = addressOf(endpoint, id);
    await fc.assert(
      fc.asyncProperty(hostileBodies(endpoint.body), (body) =>
        expectNoFailure(endpoint, { address, token: owner.token, payload: asJson(body) }),
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
