import type { Period } from '@vela/contract';
import { useMemo } from 'react';
import { useUser } from '../../lib/session-context.ts';

/** "1 – 30 Nov 2026": days are the same in every time zone. */
export function usePeriodFormat(): (period: Pick<Period, 'from' | 'to'>) => string {
  const { locale } = useUser();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale ?? undefined, { dateStyle: 'medium', timeZone: 'UTC' });
    return ({ from, to }) => format.formatRange(new Date(from), new Date(to));
  }, [locale]);
}

/** "5 Mar" of a day (yyyy-mm-dd), which is the same in every time zone. */
export function useShortDayFormat(): (day: string) => string {
  const { locale } = useUser();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale ?? undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    return (day) => format.format(new Date(day));
  }, [locale]);
}
