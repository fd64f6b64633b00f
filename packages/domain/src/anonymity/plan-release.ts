import { commonSegment, parseSegmentKey, SEGMENT_DIMENSIONS, segmentKey, type Segment } from './segments.ts';

/** People of one survey whose answers are released together, and are never told apart in a figure afterwards. */
export interface ReleaseGroup {
  /** The key of the group that all of them belong to: what figures may be asked for by. */
  segment: string;
  /** The planned groups whose waiting responses it takes, whole. */
  from: readonly string[];
}

export interface RunningGroup {
  key: string;
  /** Responses that wait, with those that arrive now. */
  waiting: number;
  /** People of the group who have not answered yet; null where nobody knows, as behind an open link. */
  canStillAnswer: number | null;
}

/**
 * What is released while a survey runs: all that wait in a group, once they are minGroup and leave nobody behind
 * who would be too few to be released later. Two readings therefore differ by nobody or by at least minGroup people.
 */
export const planRelease = (groups: readonly RunningGroup[], minGroup: number): ReleaseGroup[] =>
  groups
    .filter(({ waiting, canStillAnswer }) => {
      const leavesTooFew = canStillAnswer !== null && canStillAnswer > 0 && canStillAnswer < minGroup;
      return waiting >= minGroup && !leavesTooFew;
    })
    .map(({ key }) => ({ segment: key, from: [key] }));

/**
 * What is released when a survey closes, by how many wait in each planned group. Groups that are too small are merged
 * until they are not; only where all that wait are fewer than the threshold they wait on. The same rule, with a threshold
 * of its own, says within which group the texts of a closing are listed.
 */
export function mergeGroups(waiting: ReadonlyMap<string, number>, threshold: number): ReleaseGroup[] {
  const all = [...waiting].filter(([, count]) => count > 0).map(([key, count]) => toMerged([key], count));
  const released = all.filter(({ count }) => count >= threshold);
  let rest = all.filter(({ count }) => count < threshold);
  for (let told = SEGMENT_DIMENSIONS.length - 1; told >= 0; told -= 1) {
    const larger = [...groupBy(rest, (group) => segmentKey(onlyFirst(group.common, told))).values()].map(merge);
    released.push(...larger.filter(({ count }) => count >= threshold));
    const isTaken = new Set(larger.filter(({ count }) => count >= threshold).flatMap(({ from }) => from));
    rest = rest.filter(({ from }) => from.some((key) => !isTaken.has(key)));
  }
  return withRest(released, rest).map(({ from, common }) => ({ segment: segmentKey(common), from }));
}

/** A rest that is too small would stand alone as what is left of the whole, so the smallest group goes with it. */
function withRest(released: readonly MergedGroup[], rest: readonly MergedGroup[]): readonly MergedGroup[] {
  const [smallest, ...others] = [...released].sort(
    (left, right) => left.count - right.count || (segmentKey(left.common) < segmentKey(right.common) ? -1 : 1),
  );
  if (rest.length === 0 || smallest === undefined) return released;
  return [...others, merge([smallest, ...rest])];
}

interface MergedGroup {
  from: readonly string[];
  count: number;
  common: Segment;
}

const toMerged = (from: readonly string[], count: number): MergedGroup => ({
  from,
  count,
  common: commonSegment(from.map(parseSegmentKey)),
});

const merge = (groups: readonly MergedGroup[]): MergedGroup =>
  toMerged(
    groups.flatMap(({ from }) => from),
    groups.reduce((sum, { count }) => sum + count, 0),
  );

const onlyFirst = (segment: Segment, dimensions: number): Segment =>
  Object.fromEntries(
    SEGMENT_DIMENSIONS.slice(0, dimensions).flatMap((dimension) => {
      const value = segment[dimension];
      return value === undefined ? [] : [[dimension, value]];
    }),
  );

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
