import { expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany } from '../../../test-support/factories.ts';
import { authenticate } from './index.ts';

const testApp = useTestApp();

test('a live token names its member', async () => {
  const { deps } = testApp();
  const { token, actor } = await makeCompany(deps);
  const { address, ...member } = actor;
  expect(address).toBeNull();
  expect(await authenticate(deps, token)).toEqual(member);
});

test('an expired token names nobody', async () => {
  const { deps, clock } = testApp();
  const { token } = await makeCompany(deps);
  clock.advance(31 * 86_400_000);
  expect(await authenticate(deps, token)).toBeNull();
});

test.each(['', 'nonsense', 'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAA', "' or 1=1 --"])(
  'a made-up token %j names nobody',
  async (token) => {
    expect(await authenticate(testApp().deps, token)).toBeNull();
  },
);
