import { CATEGORIES, type Category } from '../surveys/survey-types.ts';
import { roundHalfUp } from '../scoring/rates.ts';
import { correlationInterval } from './intervals.ts';

/** Released scores of one group in one survey. */
export type DriverPoint = Readonly<Partial<Record<Category, number>>>;

export interface Driver {
  category: Category;
  correlation: number;
  low: number | null;
  high: number | null;
  isNoise: boolean;
  score: number;
  room: number;
  impact: number;
  points: number;
}

/** Below so many points a correlation says nothing: of 8 even 0.7 may be chance. */
export const DRIVER_MIN_POINTS = 8;

/**
 * What goes with engagement and has room to improve, largest impact first: impact = correlation x (100 - score). Computed
 * over released scores of groups, never over people; it shows what goes together, not what causes what.
 */
export function drivers(points: readonly DriverPoint[], scores: DriverPoint): Driver[] {
  return CATEGORIES.filter((category) => category !== 'engagement')
    .flatMap((category) => driverOf(category, { points, score: scores[category] }))
    .sort((left, right) => right.impact - left.impact);
}

/** Points that tell of engagement and of at least one category beside it. */
export const countDriverPoints = (points: readonly DriverPoint[]): number =>
  points.filter((point) => point.engagement !== undefined && Object.keys(point).length > 1).length;

function driverOf(
  category: Category,
  { points, score }: { points: readonly DriverPoint[]; score: number | undefined },
): Driver[] {
  const pairs: [number, number][] = [];
  for (const { engagement, [category]: own } of points) {
    if (engagement !== undefined && own !== undefined) pairs.push([engagement, own]);
  }
  const correlation = pairs.length < DRIVER_MIN_POINTS ? null : correlationOf(pairs);
  if (correlation === null || score === undefined) return [];
  const interval = correlationInterval(correlation, pairs.length);
  const room = 100 - score;
  return [
    {
      category,
      correlation: roundHalfUp(correlation, 2),
      low: interval === null ? null : roundHalfUp(interval.low, 2),
      high: interval === null ? null : roundHalfUp(interval.high, 2),
      isNoise: interval === null || (interval.low <= 0 && interval.high >= 0),
      score: roundHalfUp(score, 1),
      room: roundHalfUp(room, 1),
      impact: roundHalfUp(correlation * room, 1),
      points: pairs.length,
    },
  ];
}

/** Pearson's correlation; null where one side never varies. */
export function correlationOf(pairs: readonly (readonly [number, number])[]): number | null {
  const meanX = pairs.reduce((sum, [x]) => sum + x, 0) / pairs.length;
  const meanY = pairs.reduce((sum, [, y]) => sum + y, 0) / pairs.length;
  let together = 0;
  let ofX = 0;
  let ofY = 0;
  for (const [x, y] of pairs) {
    together += (x - meanX) * (y - meanY);
    ofX += (x - meanX) ** 2;
    ofY += (y - meanY) ** 2;
  }
  // Differences that only binary fractions make are none.
  if (!(ofX > 1e-12 && ofY > 1e-12)) return null;
  return Math.min(1, Math.max(-1, together / Math.sqrt(ofX * ofY)));
}
