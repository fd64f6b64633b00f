const LONGEST_SECONDS = 86_400;
/** Up to each bound, times are kept in steps of so many seconds. */
const STEPS = [
  { below: 120, step: 1 },
  { below: 600, step: 5 },
  { below: LONGEST_SECONDS, step: 60 },
] as const;

/**
 * A completion time as it is stored: null for what no clock can have measured, at most a day, and the coarser the longer,
 * so that it singles nobody out and a survey has at most about 1,650 different ones however many people answer.
 */
export function toCompletionSeconds(raw: number | null | undefined): number | null {
  if (raw === null || raw === undefined || Number.isNaN(raw) || raw < 0) return null;
  const { step } = STEPS.find(({ below }) => raw < below) ?? STEPS[2];
  return Math.min(LONGEST_SECONDS, Math.round(raw / step) * step);
}
