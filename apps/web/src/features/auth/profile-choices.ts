import { LOCALES } from './locales.ts';

interface Choice {
  value: string;
  label: string;
}

/** A stored value that is not offered any more stays choosable, or saving would silently change it. */
export function localeChoices(current: string | null): Choice[] {
  const known: Choice[] = [{ value: '', label: 'As my browser has it' }, ...LOCALES];
  return withCurrent(known, current);
}

export function ownTimeZoneChoices(current: string | null, companyZone: string): Choice[] {
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: readable(zone) }));
  return withCurrent([{ value: '', label: `The company's (${readable(companyZone)})` }, ...zones], current);
}

const readable = (zone: string) => zone.replaceAll('_', ' ');

function withCurrent(known: Choice[], current: string | null): Choice[] {
  if (current === null || known.some(({ value }) => value === current)) return known;
  return [...known, { value: current, label: current }];
}
