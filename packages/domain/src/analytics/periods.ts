import { addDays, localDay } from '../company/time-zones.ts';

/** Whole local days, both ends included, and the moments at which they begin and end (that one excluded). */
export interface Period {
  from: string;
  to: string;
  timeZone: string;
  startsAt: Date;
  endsAt: Date;
}

/** So many days that end with today's. */
export const periodEndingToday = (now: Date, { days, timeZone }: { days: number; timeZone: string }): Period =>
  periodOfDays(addDays(localDay(now, timeZone), 1 - days), { days, timeZone });

/** As many days, just before. */
export function previousPeriod({ from, to, timeZone }: Period): Period {
  const days = daysOf({ from, to }).length;
  return periodOfDays(addDays(from, -days), { days, timeZone });
}

/** Equal stretches that make up a period, oldest first. */
export function stretchesOf({ from, to, timeZone }: Period, days: number): Period[] {
  return daysOf({ from, to })
    .filter((_day, index) => index % days === 0)
    .map((day) => periodOfDays(day, { days, timeZone }));
}

export function daysOf({ from, to }: Pick<Period, 'from' | 'to'>): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Whether something that began at one moment and ended at another (or goes on) was there within a period. */
export const wasOpenIn = (
  { startsAt, endsAt }: Pick<Period, 'startsAt' | 'endsAt'>,
  { launchedAt, closedAt }: { launchedAt: Date | null; closedAt: Date | null },
): boolean => launchedAt !== null && launchedAt < endsAt && (closedAt === null || closedAt >= startsAt);

function periodOfDays(from: string, { days, timeZone }: { days: number; timeZone: string }): Period {
  const to = addDays(from, days - 1);
  return {
    from,
    to,
    timeZone,
    startsAt: localMidnight(from, timeZone),
    endsAt: localMidnight(addDays(to, 1), timeZone),
  };
}

const HOUR_MS = 3_600_000;

/**
 * The moment at which a day begins in a time zone: the first one that carries its date. Found by halving, for clocks jump over
 * midnight in some zones and a zone may skip a whole day.
 */
export function localMidnight(day: string, timeZone: string): Date {
  const inUtc = Date.parse(`${day}T00:00:00Z`);
  let before = inUtc - 16 * HOUR_MS;
  let after = inUtc + 40 * HOUR_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localDay(new Date(middle), timeZone) >= day) after = middle;
    else before = middle;
  }
  return new Date(after);
}
