/** What people may be told apart by in results, from the most to the least important. */
export const SEGMENT_DIMENSIONS = ['department', 'tenure', 'location'] as const;
export type SegmentDimension = (typeof SEGMENT_DIMENSIONS)[number];

/** Years of service, coarse enough that a hire date says little. `from` counts whole years and is included. */
export const TENURE_BANDS = [
  { id: 'under_1', label: 'Less than 1 year', from: 0 },
  { id: '1_to_3', label: '1 to 3 years', from: 1 },
  { id: '3_to_6', label: '3 to 6 years', from: 3 },
  { id: 'over_6', label: '6 years and more', from: 6 },
] as const;
export type TenureBand = (typeof TENURE_BANDS)[number]['id'];

/**
 * The group of a response: a department's id, a tenure band's id, a location. What is missing is not told, because too
 * few people would share it; a group without any part is "the whole survey only".
 */
export type Segment = Readonly<Partial<Record<SegmentDimension, string>>>;

/** A group of the plan with how many of the invited people are in it. */
export interface PlannedSegment {
  key: string;
  segment: Segment;
  invited: number;
}

/** The finest groups that a survey's results may tell apart. They share nobody and hold everybody who was invited. */
export interface SegmentPlan {
  segments: readonly PlannedSegment[];
}

/** The key of the group that is told apart by nothing. */
export const WHOLE_SURVEY = '';

/** A text that is the same for the same group, e.g. `d=…&t=under_1`; the empty text for the whole survey. */
export const segmentKey = (segment: Segment): string =>
  SEGMENT_DIMENSIONS.flatMap((dimension) => {
    const value = segment[dimension];
    return value === undefined ? [] : [`${dimension[0]}=${encodeURIComponent(value)}`];
  }).join('&');

/** The group of a key that `segmentKey` made. Keys come from the database alone; an unknown part is a fault. */
export function parseSegmentKey(key: string): Segment {
  if (key === WHOLE_SURVEY) return {};
  return Object.fromEntries(
    key.split('&').map((part) => {
      const dimension = SEGMENT_DIMENSIONS.find((one) => part.startsWith(`${one[0]}=`));
      if (dimension === undefined) throw new Error(`No part of a segment: ${part}`);
      return [dimension, decodeURIComponent(part.slice(2))];
    }),
  );
}

/** Whether a group lies within another: it has all that the other is told apart by. */
export const isWithin = (segment: Segment, filter: Segment): boolean =>
  SEGMENT_DIMENSIONS.every((dimension) => filter[dimension] === undefined || segment[dimension] === filter[dimension]);

/** A group and every group that it lies within, by telling less of it. */
export function coarserSegments(segment: Segment): Segment[] {
  return SEGMENT_DIMENSIONS.reduce<Segment[]>(
    (told, dimension) => {
      const value = segment[dimension];
      return value === undefined ? told : told.flatMap((one) => [one, { ...one, [dimension]: value }]);
    },
    [{}],
  );
}

/** The finest group that all of them lie within. */
export function commonSegment(segments: readonly Segment[]): Segment {
  const [first = {}, ...others] = segments;
  return Object.fromEntries(
    SEGMENT_DIMENSIONS.flatMap((dimension) => {
      const value = first[dimension];
      const isShared = value !== undefined && others.every((other) => other[dimension] === value);
      return isShared ? [[dimension, value]] : [];
    }),
  );
}

/** Years of service as a band; null while no first day is known or it has not come. Days are `YYYY-MM-DD`. */
export function tenureBandOf(hireDate: string | null | undefined, today: string): TenureBand | null {
  if (!hireDate || hireDate > today) return null;
  const years = Number(today.slice(0, 4)) - Number(hireDate.slice(0, 4));
  const isBeforeAnniversary = today.slice(4) < hireDate.slice(4);
  const whole = years - (isBeforeAnniversary ? 1 : 0);
  return TENURE_BANDS.findLast((band) => band.from <= whole)?.id ?? null;
}
