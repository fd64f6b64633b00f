import { useMemo } from 'react';
import { useUser } from '../../lib/session-context.ts';

/** "+0.62": a correlation with two decimals and its sign. */
export function useCorrelationFormat(): (value: number) => string {
  const { locale } = useUser();
  return useMemo(
    () =>
      new Intl.NumberFormat(locale ?? undefined, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        signDisplay: 'exceptZero',
      }).format,
    [locale],
  );
}
