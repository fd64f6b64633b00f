import { isSameContent } from '../content/same-content.ts';

export type FieldChanges = Record<string, { before: unknown; after: unknown }>;

/** The fields of a form that a save changes, with what they were and what they become. */
export function changedFields<T extends object>(before: T, after: T): FieldChanges {
  // Safe: an object's own keys are keys of it.
  const fields = (Object.keys(after) as (keyof T & string)[]).filter(
    (field) => !isSameContent(before[field], after[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, { before: before[field], after: after[field] }]));
}
