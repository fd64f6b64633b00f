import { addDays, aheadOfUtc, localDay } from '@vela/domain/company';

/** When something is due, by the clocks of a time zone. */
export interface CronRule {
  minutes: readonly number[];
  hours: readonly number[];
  /** Days of the month and of the week: where both are given, either will do, as is usual. */
  isDay: (day: string) => boolean;
  isMonth: (month: number) => boolean;
  everyHour: boolean;
}

const FIELDS = [
  ['minute', 0, 59],
  ['hour', 0, 23],
  ['day of the month', 1, 31],
  ['month', 1, 12],
  ['day of the week', 0, 7],
] as const;

/** Reads `minute hour day month weekday`: each of them everything (`*`), a number, a range, steps of it (`0-59/15`), or a list. */
export function parseCron(text: string): CronRule {
  const parts = text.trim().split(/\s+/);
  if (parts.length !== FIELDS.length) throw new Error(`"${text}" must have five fields`);
  const [minutes = [], hours = [], days = [], months = [], weekdays = []] = FIELDS.map(([name, from, to], index) =>
    parseField(parts[index] ?? '', { name, from, to }),
  );
  const [anyDay, anyWeekday] = [parts[2] === '*', parts[4] === '*'];
  const isDayOfMonth = (day: string) => days.includes(Number(day.slice(8)));
  const isWeekday = (day: string) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return weekdays.includes(weekday) || (weekday === 0 && weekdays.includes(7));
  };
  return {
    minutes,
    hours,
    everyHour: hours.length === 24,
    isMonth: (month) => months.includes(month),
    isDay: (day) => {
      if (anyDay || anyWeekday) return isDayOfMonth(day) && isWeekday(day);
      return isDayOfMonth(day) || isWeekday(day);
    },
  };
}

interface Field {
  name: string;
  from: number;
  to: number;
}

function parseField(text: string, field: Field): number[] {
  const values = text.split(',').flatMap((part) => parsePart(part, field));
  return [...new Set(values)].sort((left, right) => left - right);
}

function parsePart(part: string, { name, from, to }: Field): number[] {
  const [, first, last, step] = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part) ?? [null, null];
  const start = first === undefined ? from : Number(first);
  const end = last !== undefined ? Number(last) : first === undefined || step !== undefined ? to : start;
  const each = Number(step ?? 1);
  if (first === null || start < from || end > to || start > end || each < 1) throw new Error(`"${part}" is no ${name}`);
  return Array.from({ length: Math.floor((end - start) / each) + 1 }, (_, index) => start + index * each);
}

/** The longest that a day can be away which exists at all: 29 February around the year 2100. */
const LOOK_BACK_DAYS = 8 * 366;

/**
 * When it was due last, now included; null where no day is ever right. A time that the clocks skip is due as much later as
 * they are put forward. One that comes twice is due the first time, unless the rule is for every hour.
 */
export function lastDue(rule: CronRule, timeZone: string, now: Date): Date | null {
  const today = localDay(now, timeZone);
  for (let back = 0; back <= LOOK_BACK_DAYS; back += 1) {
    const day = addDays(today, -back);
    if (!rule.isMonth(Number(day.slice(5, 7))) || !rule.isDay(day)) continue;
    const due = momentsOf(rule, day, timeZone).filter((moment) => moment <= now.getTime());
    if (due.length > 0) return new Date(due.reduce((latest, moment) => Math.max(latest, moment)));
  }
  return null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function momentsOf({ hours, minutes, everyHour }: CronRule, day: string, timeZone: string): number[] {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const aheadAt = (moment: number) => aheadOfUtc(new Date(moment), timeZone);
  // No zone puts its clocks twice within three days.
  const [before, after] = [aheadAt(midnight - DAY_MS), aheadAt(midnight + 2 * DAY_MS)];
  return hours.flatMap((hour) =>
    minutes.flatMap((minute) => {
      const clock = midnight + hour * HOUR_MS + minute * MINUTE_MS;
      if (before === after) return [clock - before];
      const moments = [clock - before, clock - after].filter((moment) => moment + aheadAt(moment) === clock);
      if (moments.length === 0) return [clock - before];
      return everyHour ? moments : moments.slice(0, 1);
    }),
  );
}
