import { createHash } from 'node:crypto';
import { createBoundedMap } from '../../../platform/bounded-map.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { AiEngine, InsightsEvidence, WrittenInsights } from '../ai-engine.ts';

/** Screens ask every minute; a model that failed is left alone a while, so that nobody waits for it each time. */
const RETRY_AFTER_MS = 5 * 60_000;
const MOST_ENTRIES = 200;

interface Entry {
  result: Promise<WrittenInsights>;
  failedAt: number | null;
}

/**
 * The same evidence gets the same insights without asking the model again. Kept in memory by content: the evidence names
 * no company, and whoever has the same numbers may read the same words.
 */
export function rememberInsights(ask: AiEngine['insights'], clock: Clock): AiEngine['insights'] {
  const entries = createBoundedMap<string, Entry>(MOST_ENTRIES);
  return (evidence, gate) => {
    const key = keyOf(evidence);
    const known = entries.get(key);
    if (known && !isDue(known, clock)) return known.result;
    const entry: Entry = { result: ask(evidence, gate), failedAt: null };
    // Everybody who waits for it gets the failure; here it is only dated.
    entry.result.catch(() => {
      entry.failedAt = clock.now().getTime();
    });
    entries.set(key, entry);
    return entry.result;
  };
}

const isDue = ({ failedAt }: Entry, clock: Clock): boolean =>
  failedAt !== null && clock.now().getTime() - failedAt >= RETRY_AFTER_MS;

const keyOf = (evidence: InsightsEvidence): string =>
  createHash('sha256').update(JSON.stringify(evidence)).digest('base64url');
