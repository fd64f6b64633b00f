const COLLATOR = new Intl.Collator('en', { numeric: true });

/** The order of names in a list: by the alphabet, numbers in them by their value, so that "Team 2" stands before "Team 10". */
export const compareNames = (left: string, right: string): number => COLLATOR.compare(left, right);

/** Same by content: key order, and a key that is missing or undefined, make no difference. */
export function isSameContent(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isSameContent(item, right[index]));
  }
  if (isRecord(left) && isRecord(right)) {
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
      isSameContent(left[key], right[key]),
    );
  }
  return (left ?? null) === (right ?? null);
}

export type FieldChanges = Record<string, { before: unknown; after: unknown }>;

/** The fields of a form that a save changes, with what they were and what they become. */
export function changedFields<T extends object>(before: T, after: T): FieldChanges {
  // Safe: an object's own keys are keys of it.
  const fields = (Object.keys(after) as (keyof T & string)[]).filter(
    (field) => !isSameContent(before[field], after[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, { before: before[field], after: after[field] }]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
