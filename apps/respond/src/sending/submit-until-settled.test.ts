import { expect, test } from 'vitest';
import { OFFLINE, type SubmitOutcome } from './submit-outcome.ts';
import { submitUntilSettled } from './submit-until-settled.ts';

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
