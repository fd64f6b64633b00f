import { useMemo } from 'react';
import { useUser } from '../../lib/session-context.ts';

/** "5 Mar" of a day (yyyy-mm-dd), which is the same in every time zone. */
export function useShortDayFormat(): (day: string) => string {
  const { locale } = useUser();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale ?? undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    return (day) => format.format(new Date(day));
  }, [locale]);
}
