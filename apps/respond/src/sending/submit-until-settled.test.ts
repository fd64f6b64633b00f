import { expect, test } from 'vitest';
import { OFFLINE, type SubmitOutcome } from './submit-outcome.ts';
import { submitUntilSettled, retryDelayMs } from './submit-until-settled.ts';

test('tries until there is an answer, and waits between', async () => {
  const outcomes: SubmitOutcome[] = [
    OFFLINE,
    { kind: 'retry', reason: 'busy', retryAfterMs: 5_000 },
    { kind: 'accepted' },
    { kind: 'refused' },
  ];
  const log: unknown[] = [];
  const settled = await submitUntilSettled({
    attempt: async () => outcomes.shift() ?? { kind: 'refused' },
    wait: async (delayMs, options) => void log.push(delayMs, options),
    onWaiting: (reason) => log.push(reason),
    random: () => 0,
  });
  expect(settled).toEqual({ kind: 'accepted' });
  // What the server asked for must not be cut short by a connection that comes back.
  expect(log).toEqual(['offline', 500, { canShorten: true }, 'busy', 5_000, { canShorten: false }]);
});

test('doubles up to a minute', () => {
  expect([0, 1, 2, 6, 50].map((attempt) => retryDelayMs(attempt, 0, () => 1))).toEqual([
    1_000, 2_000, 4_000, 60_000, 60_000,
  ]);
});

test('is spread, so that a company does not come back in one second', () => {
  expect(retryDelayMs(1, 0, () => 0)).toBe(1_000);
});

test('is never shorter than the server asked for, and never endless', () => {
  expect(retryDelayMs(0, 30_000, () => 0)).toBe(30_000);
  expect(retryDelayMs(0, 30_000, () => 1)).toBe(31_000);
  expect(retryDelayMs(0, Number.MAX_SAFE_INTEGER, () => 0)).toBe(3_600_000);
});
