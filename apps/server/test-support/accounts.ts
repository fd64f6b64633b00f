import { randomUUID } from 'node:crypto';
import type { SessionAnswer } from '@vela/contract';
import { expect } from 'vitest';
import type { TestApp } from './build-test-app.ts';

/** A registration that is accepted; pass what matters to the test. */
export function aRegistration(change: Record<string, unknown> = {}) {
  return {
    firstName: 'Ada',
    lastName: 'Byron',
    email: `${randomUUID()}@test.example`,
    password: `tandem orchid ${randomUUID()}`,
    companyName: 'Test Works',
    industry: 'technology',
    companySize: '11-50',
    ...change,
  };
}

/** A company registered through the API, with the password of its admin. */
export async function register({ call }: TestApp, change: Record<string, unknown> = {}) {
  const registration = aRegistration(change);
  const answer = await call('POST', '/api/auth/register', { body: registration });
  expect(answer.statusCode).toBe(201);
  return { ...answer.json<SessionAnswer>(), email: registration.email, password: registration.password };
}
