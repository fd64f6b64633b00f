import type { Figure } from '@vela/contract';

/** A complete figure; tests name only what matters to them. */
export const figureFixture = (changes: Partial<Figure> = {}): Figure => ({
  value: 71.46,
  base: 84,
  people: 42,
  low: 66.2,
  high: 76.71,
  hidden: false,
  leftOut: { skipped: 0, notApplicable: 0, waiting: 0 },
  ...changes,
});
