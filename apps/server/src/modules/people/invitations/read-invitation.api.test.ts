import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test-support/build-test-app.ts';

const testApp = useTestApp();
const read = (token: string) => testApp().call('POST', '/api/auth/invitation', { body: { token } });

test.each(['x', 'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAA', "' or 1=1"])(
  'the made-up link %j is refused',
  async (token) => {
    const answer = await read(token);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ code: 'invitation_spent', message: PEOPLE_MESSAGES.invitationSpent });
  },
);

test('an address that brings too many made-up links has to wait', async () => {
  testApp().clock.advance(3_600_001);
  for (let i = 0; i < 50; i += 1) expect((await read(`made-up-${i}`)).statusCode).toBe(422);
  const refused = await read('made-up');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('30');
  const accepting = await testApp().call('POST', '/api/auth/accept-invitation', {
    body: { token: 'made-up', firstName: 'A', lastName: 'B', password: 'a quiet river bends twice' },
  });
  expect(accepting.statusCode).toBe(429);
});
