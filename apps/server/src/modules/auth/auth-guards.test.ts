import { expect, test } from 'vitest';
import { registrationGuards } from './auth-guards.ts';

test.each([
  ['203.0.113.1', 1],
  ['2001:db8::1', 1],
  ['::ffff:203.0.113.1', 1],
  ['127.evil.example', 1],
  ['127.0.0.1', 0],
  ['127.8.9.10', 0],
  ['::1', 0],
  ['::ffff:127.0.0.1', 0],
])('registrations from %s are counted by %i guards', (address, guards) => {
  expect(registrationGuards(address)).toHaveLength(guards);
});
