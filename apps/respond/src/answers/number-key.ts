/**
 * The value that a number key chooses on a scale. "0" is the 10 of a scale that starts at 1; where 0 is a value of its
 * own, 10 is typed as "1" and "0".
 */
export function numberKeyValue(
  key: string,
  previousKey: string | null,
  range: { min: number; max: number },
): string | null {
  if (!/^\d$/.test(key)) return null;
  const isTen = key === '0' && range.max === 10 && (range.min > 0 || previousKey === '1');
  const value = isTen ? 10 : Number(key);
  return value >= range.min && value <= range.max ? String(value) : null;
}
