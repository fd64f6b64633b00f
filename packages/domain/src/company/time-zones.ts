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

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

/** Reads a moment by the clocks of a time zone. */
function partsBy(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (moment: Date, timeZone: string) => {
    let format = formats.get(timeZone);
    if (!format) {
      // Making a format costs a hundred times as much as using one.
      format = new Intl.DateTimeFormat('en-CA', { timeZone, ...options });
      formats.set(timeZone, format);
    }
    return new Map(format.formatToParts(moment).map((part) => [part.type, part.value]));
  };
}

const dayParts = partsBy(DAY);
const clockParts = partsBy({ ...DAY, ...TIME });

/** The calendar day of a moment in a time zone, `YYYY-MM-DD`. */
export function localDay(moment: Date, timeZone: string): string {
  const parts = dayParts(moment, timeZone);
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** What the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
export function aheadOfUtc(moment: Date, timeZone: string): number {
  const parts = clockParts(moment, timeZone);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const clock = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return clock - Math.floor(moment.getTime() / 1_000) * 1_000;
}

const DAY_MS = 86_400_000;

/** The calendar day so many days later (or earlier, if negative); days are `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
