import { attempts } from '@vela/db';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test-support/build-test-app.ts';
import { DomainError } from './domain-error.ts';
import { countFailedAttempt, forgetFailedAttempts, refuseWhileBlocked, type Guard } from './rate-limit.ts';

const testApp = useTestApp();

const RULE = { allowed: 3, firstDelaySeconds: 30, longestDelaySeconds: 900, forgetAfterSeconds: 3600 };
const guardOf = (value: string): Guard => ({ purpose: 'test', value, rule: RULE });

async function retryAfter(run: () => Promise<void>): Promise<number | null> {
  try {
    await run();
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.retryAfterSeconds ?? null;
  }
}

async function fail(guard: Guard, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await countFailedAttempt(testApp().deps, [guard]);
}

test('closes after the allowed failures, for twice as long each time', async () => {
  const { deps, clock } = testApp();
  const guard = guardOf('growing');
  await fail(guard, 2);
  expect(await retryAfter(() => refuseWhileBlocked(deps, [guard]))).toBeNull();
  for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
    await fail(guard, 1);
    expect(await retryAfter(() => refuseWhileBlocked(deps, [guard]))).toBe(seconds);
    clock.advance(seconds * 1000);
    expect(await retryAfter(() => refuseWhileBlocked(deps, [guard]))).toBeNull();
  }
});

test('counts every failure of a burst and lets no more through than a row would', async () => {
  const { deps } = testApp();
  const guard = guardOf('burst');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => retryAfter(() => countFailedAttempt(deps, [guard]))),
  );
  expect(answers.filter((answer) => answer === null)).toHaveLength(RULE.allowed);
  expect(await retryAfter(() => forgetFailedAttempts(deps, [guard]))).toBe(30);
});

test('a success forgets the failures', async () => {
  const { deps } = testApp();
  const guard = guardOf('success');
  await fail(guard, 2);
  await forgetFailedAttempts(deps, [guard]);
  await fail(guard, 2);
  expect(await retryAfter(() => refuseWhileBlocked(deps, [guard]))).toBeNull();
});

test('failures of long ago no longer count', async () => {
  const { deps, clock } = testApp();
  const guard = guardOf('old');
  await fail(guard, 2);
  clock.advance(3601_000);
  await fail(guard, 2);
  expect(await retryAfter(() => refuseWhileBlocked(deps, [guard]))).toBeNull();
});

test('stores no value, only its keyed hash', async () => {
  const { deps } = testApp();
  await fail(guardOf('somebody@example.com'), 1);
  const rows = await deps.db.inDirectory((tx) => tx.select().from(attempts));
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('somebody');
});
