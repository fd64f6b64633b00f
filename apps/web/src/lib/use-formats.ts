import { useMemo } from 'react';
import { createFormats, type Formats } from './format.ts';
import { useSession, useUser } from './session-context.ts';

/** The member's own language and time zone, else the company's zone and the browser's language. */
export function useFormats(): Formats {
  const { user } = useSession();
  const locale = user?.locale ?? null;
  const timeZone = user?.timeZone ?? user?.company.timeZone ?? null;
  return useMemo(() => createFormats({ locale, timeZone }), [locale, timeZone]);
}

/** Formats a day (yyyy-mm-dd, or its midnight in UTC): a day is the same in every time zone. */
export function useDayFormat(): (day: string) => string {
  const { locale } = useUser();
  return useMemo(() => createFormats({ locale: locale ?? null, timeZone: 'UTC' }).date, [locale]);
}
