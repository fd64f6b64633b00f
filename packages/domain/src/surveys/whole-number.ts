/** Decimal digits without sign, leading zero, space, fraction or exponent: one spelling for each value. */
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,5})$/;

/** The one spelling of a whole number inside a range, or null for anything else. */
export function wholeNumberIn(raw: string | number, range: { min: number; max: number }): string | null {
  if (typeof raw === 'string' && !WHOLE_NUMBER.test(raw)) return null;
  const value = Number(raw);
  if (!Number.isInteger(value) || value < range.min || value > range.max) return null;
  return String(value);
}
