import { useMemo } from 'react';
import { createFormats } from './format.ts';
import { useUser } from './session-context.ts';

/** Formats a day (yyyy-mm-dd, or its midnight in UTC): a day is the same in every time zone. */
export function useDayFormat(): (day: string) => string {
  const { locale } = useUser();
  return useMemo(() => createFormats({ locale: locale ?? null, timeZone: 'UTC' }).date, [locale]);
}
