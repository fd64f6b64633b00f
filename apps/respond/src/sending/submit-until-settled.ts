import { retryDelayMs } from './retry-delay.ts';
import type { Settled, SubmitOutcome } from './submit-outcome.ts';

export interface SubmitDeps {
  attempt(): Promise<SubmitOutcome>;
  /** Resolves after the time, or earlier when the connection is back and that may shorten it. */
  wait(delayMs: number, options: { canShorten: boolean }): Promise<void>;
  onWaiting(reason: 'offline' | 'busy'): void;
  random(): number;
}

/** Sends until the server has said what became of it. The same key goes with each attempt, so trying costs nothing. */
export async function submitUntilSettled({ attempt, wait, onWaiting, random }: SubmitDeps): Promise<Settled> {
  for (let count = 0; ; count += 1) {
    const outcome = await attempt();
    if (outcome.kind !== 'retry') return outcome;
    onWaiting(outcome.reason);
    await wait(retryDelayMs(count, outcome.retryAfterMs, random), { canShorten: outcome.reason === 'offline' });
  }
}
