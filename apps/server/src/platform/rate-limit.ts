import type { Tx } from '@vela/db';
import {
  clearFailures,
  countFailure,
  deleteAttempts,
  findBlock,
  pruneAttempts,
  type FailureRule,
} from './attempts-store.ts';
import type { Deps } from './deps.ts';
import { DomainError } from './domain-error.ts';

/** Something that may fail only so often, e.g. signing in to one account. */
export interface Guard {
  purpose: string;
  /** What is counted: an account or an address. Stored as a keyed hash alone. */
  value: string;
  rule: FailureRule;
  /** What the refusal says before the time to wait. */
  refusal?: string;
}

type RateLimitDeps = Pick<Deps, 'db' | 'clock' | 'keyedHash'>;
const DAY_MS = 86_400_000;

const keyOf = (deps: Pick<Deps, 'keyedHash'>, guard: Guard) =>
  deps.keyedHash.hex(`attempts:${guard.purpose}`, guard.value);

/** Refuses with the time to wait while one of the guards is closed. */
export async function refuseWhileBlocked(deps: RateLimitDeps, guards: Guard[]): Promise<void> {
  const now = deps.clock.now();
  for (const guard of guards) {
    const until = await deps.db.inDirectory((tx) => findBlock(tx, keyOf(deps, guard), now));
    if (until) throw tooMany(until, now, guard);
  }
}

/**
 * Counts a failure in transactions of its own: the refusal that follows must not roll it back. Refuses when a guard has
 * closed while this attempt was under way, so that a burst at the same moment learns no more than a row of attempts.
 */
export async function countFailedAttempt(deps: RateLimitDeps, guards: Guard[]): Promise<void> {
  const now = deps.clock.now();
  let blockedUntil: Date | null = null;
  for (const guard of guards) {
    await deps.db.inDirectory(async (tx) => {
      const key = keyOf(deps, guard);
      if (!(await countFailure(tx, key, { rule: guard.rule, now }))) blockedUntil ??= await findBlock(tx, key, now);
    });
  }
  await deps.db.inDirectory((tx) => pruneAttempts(tx, new Date(now.getTime() - DAY_MS)));
  if (blockedUntil) throw tooMany(blockedUntil, now);
}

/**
 * Counts an act in the transaction that does it: one that is rolled back never counts, and of a burst at the same moment
 * no more than allowed is committed. As the last statement, for acts of the same key wait for each other from here on.
 */
export async function countAct(tx: Tx, deps: Omit<RateLimitDeps, 'db'>, guard: Guard): Promise<void> {
  const now = deps.clock.now();
  const key = keyOf(deps, guard);
  if (await countFailure(tx, key, { rule: guard.rule, now })) return;
  throw tooMany((await findBlock(tx, key, now)) ?? now, now, guard);
}

/** Forgets the failures after a success; refuses even the success when the guard has closed meanwhile. */
export async function forgetFailedAttempts(deps: RateLimitDeps, guards: Guard[]): Promise<void> {
  const now = deps.clock.now();
  for (const guard of guards) {
    const until = await deps.db.inDirectory(async (tx) => {
      await clearFailures(tx, keyOf(deps, guard), now);
      return findBlock(tx, keyOf(deps, guard), now);
    });
    if (until) throw tooMany(until, now);
  }
}

/** Forgets the failures even while the guard is closed. */
export async function liftBlock(deps: RateLimitDeps, guard: Guard): Promise<void> {
  await deps.db.inDirectory((tx) => deleteAttempts(tx, keyOf(deps, guard)));
}

function tooMany(until: Date, now: Date, { refusal = 'Too many attempts.' }: Partial<Guard> = {}): DomainError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new DomainError('rate_limited', `${refusal} Please try again in ${inWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

function inWords(seconds: number): string {
  if (seconds === 1) return '1 second';
  return seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
