import { useMemo } from 'react';
import { createFormats, type Formats } from './format.ts';
import { useSession } from './session-context.ts';

/** The member's own language and time zone, else the company's zone and the browser's language. */
export function useFormats(): Formats {
  const { user } = useSession();
  const locale = user?.locale ?? null;
  const timeZone = user?.timeZone ?? user?.company.timeZone ?? null;
  return useMemo(() => createFormats({ locale, timeZone }), [locale, timeZone]);
}
