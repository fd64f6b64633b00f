import type { Endpoint } from '@vela/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { buildApp } from '../../app.ts';

const testApp = useTestApp();
const whoAmI = {
  method: 'GET',
  path: '/api/test/address',
  tag: 'test',
  access: 'public',
  summary: 'The address that rate limits see',
  responses: { 200: z.object({ address: z.string() }) },
} as const satisfies Endpoint;

async function addressSeen(trustedProxies: string[]): Promise<string> {
  const app = await buildApp({
    deps: testApp().deps,
    modules: [
      {
        name: 'test',
        routes: (router) => router.on(whoAmI, async ({ address }) => ({ status: 200, body: { address } })),
      },
    ],
    authenticate: async () => null,
    listener: 'web',
    trustedProxies,
  });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const answer = await app.inject({ url: whoAmI.path, headers, remoteAddress: '10.1.2.3' });
  await app.close();
  return answer.json<{ address: string }>().address;
}

test.each([
  { trusted: [], address: '10.1.2.3' },
  { trusted: ['192.0.2.0/24'], address: '10.1.2.3' },
  { trusted: ['10.0.0.0/8'], address: '203.0.113.9' },
])('with the proxies $trusted a client is $address', async ({ trusted, address }) => {
  expect(await addressSeen(trusted)).toBe(address);
});
