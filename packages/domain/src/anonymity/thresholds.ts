import type { Role } from '../accounts/permissions.ts';
import { WHOLE_SURVEY } from './segments.ts';

/** How many people a figure must stand on before anybody reads it. A survey freezes its own at launch. */
export interface Thresholds {
  minGroup: number;
  minGroupComments: number;
}

export const MIN_GROUP_DEFAULT = 5;
export const MIN_GROUP_LOWEST = 3;
export const MIN_GROUP_HIGHEST = 20;
export const MIN_GROUP_COMMENTS_DEFAULT = 10;

/** The thresholds that hold for a setting: inside the bounds, and comments never below scores. */
export function toThresholds(setting: Partial<Thresholds>): Thresholds {
  const wanted = wholeOr(setting.minGroup, MIN_GROUP_DEFAULT);
  const minGroup = Math.min(MIN_GROUP_HIGHEST, Math.max(MIN_GROUP_LOWEST, wanted));
  const minGroupComments = Math.max(minGroup, wholeOr(setting.minGroupComments, MIN_GROUP_COMMENTS_DEFAULT));
  return { minGroup, minGroupComments };
}

/** Whether so many people are enough for scores, counts and, for a whole survey, its comments. */
export const areEnoughPeople = (n: number, thresholds: Thresholds): boolean => n >= thresholds.minGroup;

/** Whether so many people are enough for comments of a segment. */
export const areEnoughForComments = (n: number, thresholds: Thresholds): boolean =>
  n >= Math.max(thresholds.minGroup, thresholds.minGroupComments);

/**
 * How many people a figure must stand on that is asked for with so many filters, e.g. department and tenure: each one
 * after the first doubles it.
 */
export const filterThreshold = (minGroup: number, filters: number): number => minGroup * 2 ** Math.max(0, filters - 1);

/** How many filters each role may set at once. */
export const MOST_FILTERS = { admin: 2, manager: 1, employee: 0 } as const satisfies Record<Role, number>;

/** Half a person more is a person more: fractions go to the stricter side. */
const wholeOr = (value: number | undefined, fallback: number): number =>
  value === undefined || !Number.isFinite(value) ? fallback : Math.ceil(value);

/**
 * Whether texts of an anonymous survey may stand with the responses that they came from. Figures of groups move step by
 * step while a survey runs, and each step can tell which responses came with it; so they stand there only where no group
 * is told apart at all.
 */
export const mayTextsStandInRows = (
  groups: readonly { segment: string; people: number }[],
  thresholds: Thresholds,
): boolean =>
  groups.every(
    ({ segment, people }) => people === 0 || (segment === WHOLE_SURVEY && areEnoughForComments(people, thresholds)),
  );
