import { isSameContent } from '../content/compare.ts';

export interface CoreValue {
  value: string;
  description: string;
  /** 1 to 10. */
  importance: number;
}

export const CORE_VALUE_LIMITS = {
  values: 30,
  value: 100,
  description: 500,
  importanceMin: 1,
  importanceMax: 10,
} as const;
export const CORE_VALUE_DEFAULT_IMPORTANCE = 5;

export const CORE_VALUE_MESSAGES = {
  sameName: 'Another core value has this name',
  tooMany: `At most ${CORE_VALUE_LIMITS.values} core values`,
} as const;

/** Invisible signs alone are no name either. */
const SEEN = /[^\s\p{Cf}]/u;
const isNamed = ({ value }: CoreValue): boolean => SEEN.test(value);

/** What is saved of a form: values without a name are dropped, the others keep their order. */
export const namedCoreValues = (values: readonly CoreValue[]): CoreValue[] =>
  values.filter(isNamed).map(({ value, description, importance }) => ({
    value: value.trim(),
    description: description.trim(),
    importance,
  }));

interface ValueProblem {
  /** Such as `2.value`: the place in the list as it was sent; the list itself is ''. */
  path: string;
  message: string;
}

/** What is wrong with the values as a list; an empty list when nothing is. */
export function problemsOfCoreValues(values: readonly CoreValue[]): ValueProblem[] {
  if (values.filter(isNamed).length > CORE_VALUE_LIMITS.values) {
    return [{ path: '', message: CORE_VALUE_MESSAGES.tooMany }];
  }
  const names = values.map((one) => (isNamed(one) ? nameKey(one.value) : null));
  return names.flatMap((name, index) =>
    name !== null && names.indexOf(name) < index
      ? [{ path: `${index}.value`, message: CORE_VALUE_MESSAGES.sameName }]
      : [],
  );
}

/** People take names for the same whatever their case, their blanks or the way in which accents are encoded. */
const nameKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** What one save did to the values, in words that follow a name: `added “Courage”`. */
export function changesOfCoreValues(before: readonly CoreValue[], after: readonly CoreValue[]): string[] {
  const old = new Map(before.map((one) => [nameKey(one.value), one]));
  const now = new Map(after.map((one) => [nameKey(one.value), one]));
  const stayed = (values: ReadonlyMap<string, CoreValue>) =>
    [...values.keys()].filter((key) => old.has(key) && now.has(key));
  const isReordered = !isSameContent(stayed(old), stayed(now));
  return [
    ...[...now].flatMap(([key, one]) => {
      const earlier = old.get(key);
      if (earlier === undefined) return [`added “${one.value}”`];
      return isSameContent(earlier, one) ? [] : [`changed “${one.value}”`];
    }),
    ...[...old].flatMap(([key, one]) => (now.has(key) ? [] : [`removed “${one.value}”`])),
    ...(isReordered ? ['changed the order'] : []),
  ];
}
