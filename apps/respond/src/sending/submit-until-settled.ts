import type { Settled, SubmitOutcome } from './submit-outcome.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;
/** A header beyond this is a mistake; nobody keeps a page open for longer. */
const LONGEST_RETRY_AFTER_MS = 3_600_000;

interface SubmitDeps {
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

/**
 * How long to wait before the next attempt: doubling, and spread over half of it so that the phones of a whole company
 * don't come back in the same second. What the server asked for is never cut short.
 */
export function retryDelayMs(attempt: number, retryAfterMs: number, random: () => number): number {
  const backoff = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  const spread = backoff * (0.5 + random() / 2);
  return Math.max(spread, Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS) + (retryAfterMs > 0 ? random() * 1_000 : 0));
}

/** A wait that ends early when the connection comes back, the page is looked at again, or somebody asks for it. */
export interface WakeableWait {
  wait(delayMs: number, options: { canShorten: boolean }): Promise<void>;
  wake(): void;
}

export function createWakeableWait(): WakeableWait {
  let wakeCurrent: (() => void) | null = null;
  const wake = () => wakeCurrent?.();
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  return {
    wake,
    wait: (delayMs, { canShorten }) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          wakeCurrent = null;
          resolve();
        };
        const timer = setTimeout(finish, delayMs);
        wakeCurrent = canShorten ? finish : null;
      }),
  };
}
