import { ApiError } from './api-error.ts';

/** A record as its form shows it, in the version that somebody last saved. */
export interface Saved<T> {
  values: T;
  revision: number;
}

/** Work on a form, and what it started from: to tell later what was changed. */
export interface Edit<T> {
  values: T;
  base: Saved<T>;
}

/** What both started from, what was made of it here, and what is saved now. */
export interface Versions<T> {
  base: T;
  mine: T;
  theirs: T;
}

/** What forms over a saved record differ in (docs/adr/0032-edits.md). */
export interface EditRules<T> {
  isSame: (one: T, other: T) => boolean;
  /** What was changed here on top of theirs; where both changed the same, mine counts. */
  merge: (versions: Versions<T>) => T;
  /** Whether a newer version is taken over as soon as it is there; where it isn't, saving tells. */
  follows: (versions: Versions<T>) => boolean;
  /** Unsaved work as the device keeps it. */
  toKept: (edit: Edit<T>) => unknown;
  /** The work that was kept, or null where it is nothing that fits this form. */
  parseKept: (kept: unknown, saved: Saved<T>) => Edit<T> | null;
  /** Other values in place of mine; a form that can undo puts them on top of its history. */
  replace: (mine: T, next: T) => T;
}

/** The work after a look at what is saved: on top of a newer version, or the same one. */
export function followSaved<T>(edit: Edit<T>, saved: Saved<T>, rules: EditRules<T>): Edit<T> {
  if (saved.revision <= edit.base.revision) return edit;
  const versions = { base: edit.base.values, mine: edit.values, theirs: saved.values };
  return rules.follows(versions) ? onTop(edit, saved, rules) : edit;
}

/** What was changed here on top of what is saved now. */
export function onTop<T>({ values: mine, base }: Edit<T>, saved: Saved<T>, rules: EditRules<T>): Edit<T> {
  const merged = rules.merge({ base: base.values, mine, theirs: saved.values });
  return { values: rules.replace(mine, merged), base: saved };
}

/** Somebody else has saved since the form was filled; the issues say who changed what. */
export const isEditConflict = (error: unknown): error is ApiError & { code: 'edit_conflict' } =>
  error instanceof ApiError && error.code === 'edit_conflict';

/**
 * Rules for a form of plain texts, switches and lists of them, which follows what is saved until something is typed.
 * The template is an example of it, to know kept work by; lists have one entry in it.
 */
export const plainEditRules = <T extends object>(template: T): EditRules<T> => ({
  isSame: isSamePlain,
  merge({ base, mine, theirs }) {
    const changed = Object.entries(mine).filter(([name, value]) => !isSamePlain(value, Reflect.get(base, name)));
    return { ...theirs, ...Object.fromEntries(changed) };
  },
  follows: ({ base, mine }) => isSamePlain(base, mine),
  replace: (_mine, next) => next,
  toKept: (edit) => edit,
  parseKept(kept) {
    if (!isRecord(kept) || !isRecord(kept.base)) return null;
    const { values, base } = kept;
    if (!fits(values, template) || !fits(base.values, template) || typeof base.revision !== 'number') return null;
    return { values, base: { values: base.values, revision: base.revision } };
  },
});

/** Such forms are built in one order. */
const isSamePlain = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function fits<T>(value: unknown, template: T): value is T {
  if (Array.isArray(template)) {
    return Array.isArray(value) && value.every((entry) => fits(entry, template[0]));
  }
  if (!isRecord(template)) return typeof value === typeof template;
  return isRecord(value) && Object.entries(template).every(([name, sample]) => fits(value[name], sample));
}
