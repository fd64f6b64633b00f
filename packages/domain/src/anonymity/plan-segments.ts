import {
  isWithin,
  SEGMENT_DIMENSIONS,
  segmentKey,
  WHOLE_SURVEY,
  type Segment,
  type SegmentDimension,
  type SegmentPlan,
} from './segments.ts';

/** What results may tell a person apart by; null where it is not known. */
export type PlannedPerson = Readonly<Record<SegmentDimension, string | null>>;

/** Each group is a row for the writer and a line for the reader; so many are enough for thousands of people. */
export const MOST_SEGMENTS = 200;

/** Parts of a group must be twice as large, for two filters are needed to see them. */
const PART_FACTOR = 2;

interface Group {
  segment: Segment;
  people: readonly PlannedPerson[];
}

/**
 * The groups that a survey's results may tell apart: departments first, then tenure and location inside of them. Nobody
 * is in a group smaller than `minGroup`, unless fewer are invited at all, and every group is told by what all of it
 * shares. docs/adr/0021-verified-anonymity.md says why a small group takes another one along.
 */
export function planSegments(people: readonly PlannedPerson[], minGroup: number): SegmentPlan {
  const departments = divide(people, { dimension: 'department', fewest: minGroup, minGroup, most: MOST_SEGMENTS });
  const untold = groupsOf({}, departments.rest);
  let groups = departments.parts.map(({ value, people }): Group => ({ segment: { department: value }, people }));
  for (const dimension of SEGMENT_DIMENSIONS.slice(1)) groups = divideAll(groups, { dimension, minGroup, untold });
  const segments = [...groups, ...untold].map(({ segment, people: { length } }) => ({
    key: segmentKey(segment),
    segment,
    invited: length,
  }));
  return { segments: segments.sort((left, right) => compare(left.key, right.key)) };
}

/** The keys of the groups that people belong to: the first that fits, departments before tenure before location. */
export function segmentsOf(people: readonly PlannedPerson[], plan: SegmentPlan): string[] {
  const planned = new Set(plan.segments.map(({ key }) => key));
  // Thousands of people are of a few hundred kinds.
  const known = new Map<string, string>();
  return people.map((person) => {
    const kind = JSON.stringify([person.department, person.tenure, person.location]);
    const segment =
      known.get(kind) ?? WAYS_TO_TELL.map((told) => toldKey(person, told)).find((key) => planned.has(key));
    known.set(kind, segment ?? WHOLE_SURVEY);
    return segment ?? WHOLE_SURVEY;
  });
}

const toldKey = (person: PlannedPerson, told: readonly SegmentDimension[]): string =>
  segmentKey(Object.fromEntries(told.flatMap((one) => (person[one] === null ? [] : [[one, person[one]] as const]))));

const WAYS_TO_TELL: readonly (readonly SegmentDimension[])[] = [
  ['department', 'tenure', 'location'],
  ['department', 'tenure'],
  ['department', 'location'],
  ['department'],
];

/**
 * The plan with people who were invited later. Its groups stay as they are: whoever fits into none of them is counted
 * in the whole survey only.
 */
export function addToPlan(plan: SegmentPlan, people: readonly PlannedPerson[]): SegmentPlan {
  const added = new Map<string, number>();
  for (const key of segmentsOf(people, plan)) added.set(key, (added.get(key) ?? 0) + 1);
  const isMissing = added.has(WHOLE_SURVEY) && !plan.segments.some(({ key }) => key === WHOLE_SURVEY);
  const segments = isMissing ? [{ key: WHOLE_SURVEY, segment: {}, invited: 0 }, ...plan.segments] : plan.segments;
  return { segments: segments.map((group) => ({ ...group, invited: group.invited + (added.get(group.key) ?? 0) })) };
}

/** How many of the invited are in groups that lie within another one. */
export const countWithin = (plan: SegmentPlan, filter: Segment): number =>
  plan.segments.reduce((sum, { segment, invited }) => sum + (isWithin(segment, filter) ? invited : 0), 0);

interface Division {
  dimension: SegmentDimension;
  /** The fewest people that are told apart. */
  fewest: number;
  minGroup: number;
  /** More parts than this are not made, a rest included. */
  most: number;
}

interface Part {
  value: string;
  people: readonly PlannedPerson[];
}

/** People by a value of theirs. Whoever shares it with too few stays in a rest, which is large enough or empty. */
function divide(people: readonly PlannedPerson[], { dimension, fewest, minGroup, most }: Division) {
  const byValue = new Map<string, PlannedPerson[]>();
  const rest: PlannedPerson[] = [];
  for (const person of people) {
    const value = person[dimension];
    if (value === null) rest.push(person);
    else if (!byValue.get(value)?.push(person)) byValue.set(value, [person]);
  }
  const parts: Part[] = [];
  for (const [value, sharing] of byValue) {
    if (sharing.length >= fewest) parts.push({ value, people: sharing });
    else rest.push(...sharing);
  }
  parts.sort((left, right) => right.people.length - left.people.length || compare(left.value, right.value));
  const isTooMany = () => parts.length + (rest.length > 0 ? 1 : 0) > most;
  while (parts.length > 0 && ((rest.length > 0 && rest.length < minGroup) || isTooMany())) {
    rest.push(...(parts.pop()?.people ?? []));
  }
  return { parts, rest };
}

interface FurtherDivision {
  dimension: SegmentDimension;
  minGroup: number;
  /** The group of those who are told apart by nothing. */
  untold: readonly Group[];
}

/** Divides every group further as long as there is room for more groups; the largest ones come first. */
function divideAll(groups: readonly Group[], { dimension, minGroup, untold }: FurtherDivision): Group[] {
  let count = groups.length + untold.length;
  const bySize = [...groups].sort((left, right) => right.people.length - left.people.length);
  return bySize.flatMap((group) => {
    const most = MOST_SEGMENTS - count + 1;
    const { parts, rest } = divide(group.people, { dimension, fewest: PART_FACTOR * minGroup, minGroup, most });
    const told = parts.map(({ value, people }): Group => ({
      segment: { ...group.segment, [dimension]: value },
      people,
    }));
    const divided = [...told, ...groupsOf(group.segment, rest)];
    count += divided.length - 1;
    return divided;
  });
}

const groupsOf = (segment: Segment, people: readonly PlannedPerson[]): Group[] =>
  people.length === 0 ? [] : [{ segment, people }];

/** By code units: the same everywhere, whatever the language. */
const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
