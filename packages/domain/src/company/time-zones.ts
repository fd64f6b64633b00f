/**
 * Names such as Europe/Berlin or UTC. PostgreSQL reads the sign of bare offsets the other way round, and abbreviations such
 * as IST or CTT as other zones or not at all.
 */
const ZONE_NAME = /^(UTC|GMT|(?!SystemV\/)[A-Z][\w+-]*(\/[\w+-]+)+)$/i;

/** Whether a text names a time zone that can be computed with. */
export function isTimeZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone, `YYYY-MM-DD`. */
export function localDay(moment: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    // Making a format costs a hundred times as much as using one.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(moment).map((part) => [part.type, part.value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

const DAY_MS = 86_400_000;

/** The calendar day so many days later (or earlier, if negative); days are `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
