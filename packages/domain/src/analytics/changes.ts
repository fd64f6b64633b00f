import { roundHalfUp } from '../scoring/rates.ts';
import { ENPS_BOUNDS, figureSample, SCORE_BOUNDS, shareOf, type Rate } from './figures.ts';
import { meanDifferenceInterval, shareDifferenceInterval, type Interval } from './intervals.ts';
import type { ScoreTally } from './tally.ts';

/** A difference, the 95% interval in which it may lie, and whether it is nothing to talk about. */
export interface Change {
  value: number;
  low: number | null;
  high: number | null;
  isNoise: boolean;
}

/** What changed in a score since `before`; null where either has no answers. */
export const scoreChange = (now: ScoreTally, before: ScoreTally): Change | null =>
  meanChange(now, before, SCORE_BOUNDS, 1);

export const enpsChange = (now: ScoreTally, before: ScoreTally): Change | null =>
  meanChange(now, before, ENPS_BOUNDS, 0);

export function favourableChange(now: ScoreTally, before: ScoreTally): Change | null {
  if (now.sided === 0 || before.sided === 0) return null;
  const shareIn = ({ favourable, sided, people }: ScoreTally) => ({
    share: favourable / sided,
    people: Math.min(people, sided),
  });
  return shareChange(shareIn(now), shareIn(before));
}

export function rateChange(now: Rate, before: Rate): Change | null {
  if (now.whole <= 0 || before.whole <= 0) return null;
  return shareChange({ share: shareOf(now), people: now.whole }, { share: shareOf(before), people: before.whole });
}

function meanChange(now: ScoreTally, before: ScoreTally, bounds: Interval, decimals: number): Change | null {
  const sample = figureSample(now);
  const earlier = figureSample(before);
  if (sample === null || earlier === null) return null;
  const reach = bounds.high - bounds.low;
  const interval = meanDifferenceInterval(sample, earlier, { low: -reach, high: reach });
  return toChange(sample.mean - earlier.mean, interval, decimals);
}

function shareChange(now: { share: number; people: number }, before: { share: number; people: number }): Change {
  const interval = shareDifferenceInterval(now, before);
  const inPerCent = interval === null ? null : { low: interval.low * 100, high: interval.high * 100 };
  return toChange((now.share - before.share) * 100, inPerCent, 1);
}

/** Noise is judged before rounding, so that an end of 0.04 does not become 0. What has no interval is never news. */
function toChange(value: number, interval: Interval | null, decimals: number): Change {
  if (interval === null) return { value: roundHalfUp(value, decimals), low: null, high: null, isNoise: true };
  return {
    value: roundHalfUp(value, decimals),
    low: roundHalfUp(interval.low, decimals),
    high: roundHalfUp(interval.high, decimals),
    isNoise: interval.low <= 0 && interval.high >= 0,
  };
}
