import { valueCount, type Distribution } from './distribution.ts';

/** Submitted of those invited (or, for an open link, started) in per cent, one decimal; 0 without a base, at most 100. */
export function completionRate(submitted: number, base: number): number {
  if (base <= 0 || submitted <= 0) return 0;
  // Somebody who submits without ever having opened the page must not make it 101 %.
  return roundHalfUp(Math.min(100, (submitted / base) * 100), 1);
}

/** Median of counted numbers such as seconds; null without any. Keys that are no numbers do not count. */
export function medianOf(histogram: Distribution): number | null {
  const entries = numericEntries(histogram);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  const lower = valueAt(entries, Math.floor((total - 1) / 2));
  const upper = valueAt(entries, Math.floor(total / 2));
  return (lower + upper) / 2;
}

/** Mean of counted numbers such as seconds; null without any. */
export function meanOf(histogram: Distribution): number | null {
  const entries = numericEntries(histogram);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  return total === 0 ? null : entries.reduce((sum, [value, count]) => sum + value * count, 0) / total;
}

const numericEntries = (histogram: Distribution): [number, number][] =>
  Object.keys(histogram)
    .map((key): [number, number] => [key.trim() === '' ? Number.NaN : Number(key), valueCount(histogram, key)])
    .filter(([value, count]) => Number.isFinite(value) && count > 0)
    .sort(([left], [right]) => left - right);

/** The value at a position of the sorted list that the histogram stands for. */
function valueAt(entries: readonly [number, number][], position: number): number {
  let passed = 0;
  for (const [value, count] of entries) {
    passed += count;
    if (position < passed) return value;
  }
  throw new RangeError(`No value at position ${position}`);
}

/**
 * Rounds half up, also where the binary fraction lies a hair below the half (1.005). Toward plus infinity, so -0.5 is 0.
 */
export function roundHalfUp(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const scaled = value * factor;
  const rounded = Math.floor(scaled + 0.5 + Math.abs(scaled) * Number.EPSILON) / factor;
  // No screen should say "-0".
  return rounded === 0 ? 0 : rounded;
}
