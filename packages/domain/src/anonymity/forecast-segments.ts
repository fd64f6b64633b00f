import { countWithin, segmentsOf, type PlannedPerson } from './plan-segments.ts';
import { SEGMENT_DIMENSIONS, type SegmentDimension, type SegmentPlan, WHOLE_SURVEY } from './segments.ts';

/** What will become of a group of people in results. */
export interface ForecastSegment {
  dimension: SegmentDimension;
  /** Null: those of whom it is not known. */
  value: string | null;
  invited: number;
  /** How many of them are in groups that tell it. */
  counted: number;
  hidden: boolean;
  /** The largest values that it is counted together with instead; empty where it is not hidden. */
  hiddenWith: (string | null)[];
}

/** Nobody reads longer lists of names, and hundreds of small places that name each other would be one. */
const MOST_NAMED = 20;

/**
 * Which groups will be hidden in results and which not, from the same plan that a launch would freeze. Dimensions of which
 * nothing is known of anybody are left out.
 */
export function forecastSegments(people: readonly PlannedPerson[], plan: SegmentPlan): ForecastSegment[] {
  const keys = segmentsOf(people, plan);
  const placed = people.map((person, index) => ({ person, key: keys[index] ?? WHOLE_SURVEY }));
  return SEGMENT_DIMENSIONS.filter((dimension) => people.some((person) => person[dimension] !== null)).flatMap(
    (dimension) => forecastDimension(placed, dimension, plan),
  );
}

interface PlacedPerson {
  person: PlannedPerson;
  key: string;
}

function forecastDimension(placed: readonly PlacedPerson[], dimension: SegmentDimension, plan: SegmentPlan) {
  const invited = new Map<string | null, number>();
  /** Who is together in a group that does not tell them apart. */
  const valuesOfGroup = new Map<string, Set<string | null>>();
  const groupsOfValue = new Map<string | null, Set<string>>();
  const telling = new Set(plan.segments.flatMap(({ key, segment }) => (segment[dimension] === undefined ? [] : [key])));
  for (const { person, key } of placed) {
    const value = person[dimension];
    invited.set(value, (invited.get(value) ?? 0) + 1);
    if (telling.has(key)) continue;
    addTo(valuesOfGroup, key, value);
    addTo(groupsOfValue, value, key);
  }
  const bySize = [...invited].sort(([, left], [, right]) => right - left).map(([value]) => value);
  return bySize.map((value): ForecastSegment => {
    const counted = value === null ? 0 : countWithin(plan, { [dimension]: value });
    const groups = [...(groupsOfValue.get(value) ?? [])];
    const isWith = (other: string | null) =>
      other !== value && groups.some((key) => valuesOfGroup.get(key)?.has(other) === true);
    const hidden = counted === 0;
    const hiddenWith = hidden ? firstOf(bySize, isWith, MOST_NAMED) : [];
    return { dimension, value, invited: invited.get(value) ?? 0, counted, hidden, hiddenWith };
  });
}

function addTo<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.add(value);
  else map.set(key, new Set([value]));
}

/** The first that fit; unlike a filter it ends as soon as there are enough. */
function firstOf<Value>(values: readonly Value[], isFitting: (value: Value) => boolean, most: number): Value[] {
  const found: Value[] = [];
  for (const value of values) {
    if (found.length === most) break;
    if (isFitting(value)) found.push(value);
  }
  return found;
}
