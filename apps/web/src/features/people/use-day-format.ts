import { useMemo } from 'react';
import { createFormats } from '../../lib/format.ts';
import { useUser } from '../../lib/session-context.ts';

/** Formats a day (yyyy-mm-dd): it is the same day in every time zone. */
export function useDayFormat(): (day: string) => string {
  const { locale } = useUser();
  return useMemo(() => createFormats({ locale, timeZone: 'UTC' }).date, [locale]);
}
