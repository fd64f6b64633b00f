import { TENURE_BANDS, type TenureBand } from './segments.ts';

/** Years of service as a band; null while no first day is known or it has not come. Days are `YYYY-MM-DD`. */
export function tenureBandOf(hireDate: string | null | undefined, today: string): TenureBand | null {
  if (!hireDate || hireDate > today) return null;
  const years = Number(today.slice(0, 4)) - Number(hireDate.slice(0, 4));
  const isBeforeAnniversary = today.slice(4) < hireDate.slice(4);
  const whole = years - (isBeforeAnniversary ? 1 : 0);
  return TENURE_BANDS.findLast((band) => band.from <= whole)?.id ?? null;
}
