import { createHash } from 'node:crypto';

/** Numbers from 0 up to 1, like Math.random. */
export type SeededRandom = () => number;

/** The same numbers for the same seed, so that a draft can be made again in a test. Not for secrets. */
export function seededRandom(seed: string): SeededRandom {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  // mulberry32: small, and good enough for choosing among questions.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the entries, each as likely as its weight says; undefined where nothing has weight. */
export function pickWeighted<T>(entries: readonly { item: T; weight: number }[], random: SeededRandom): T | undefined {
  const total = entries.reduce((sum, { weight }) => sum + weight, 0);
  let left = random() * total;
  for (const { item, weight } of entries) {
    left -= weight;
    if (left < 0) return item;
  }
  return undefined;
}
