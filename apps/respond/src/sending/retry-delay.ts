const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;
/** A header beyond this is a mistake; nobody keeps a page open for longer. */
const LONGEST_RETRY_AFTER_MS = 3_600_000;

/**
 * How long to wait before the next attempt: doubling, and spread over half of it so that the phones of a whole company
 * don't come back in the same second. What the server asked for is never cut short.
 */
export function retryDelayMs(attempt: number, retryAfterMs: number, random: () => number): number {
  const backoff = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  const spread = backoff * (0.5 + random() / 2);
  return Math.max(spread, Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS) + (retryAfterMs > 0 ? random() * 1_000 : 0));
}
