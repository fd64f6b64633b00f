/** A form as somebody last saved it. */
export interface Saved<T> {
  values: T;
  revision: number;
}

/** Unsaved work on a form, and what it started from: to tell later what was changed. */
export interface Edit<T> {
  values: T;
  base: Saved<T>;
}

/** The work that was kept on the device, or null where it is nothing that fits this form. */
export function parseKeptEdit<T extends object>(kept: unknown, template: T): Edit<T> | null {
  if (!isRecord(kept) || !isRecord(kept.base)) return null;
  const { values, base } = kept;
  if (!fits(values, template) || !fits(base.values, template) || typeof base.revision !== 'number') return null;
  return { values, base: { values: base.values, revision: base.revision } };
}

/** Forms hold plain text, switches and lists of them, built in one order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What somebody changed on top of what somebody else saved meanwhile; where both changed a field, theirs goes. */
export function putOnTop<T extends object>({ mine, base, theirs }: { mine: T; base: T; theirs: T }): T {
  const changed = Object.entries(mine).filter(([name, value]) => !isSame(value, Reflect.get(base, name)));
  return { ...theirs, ...Object.fromEntries(changed) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function fits<T>(value: unknown, template: T): value is T {
  if (Array.isArray(template)) {
    return Array.isArray(value) && value.every((entry) => fits(entry, template[0]));
  }
  if (!isRecord(template)) return typeof value === typeof template;
  return isRecord(value) && Object.entries(template).every(([name, sample]) => fits(value[name], sample));
}
