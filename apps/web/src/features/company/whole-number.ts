/** The whole number that was typed; null for anything else. */
export function parseWhole(text: string): number | null {
  return /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : null;
}

/** The problem with a typed whole number; null when there is none. */
export function problemOfWhole(text: string, [min, max]: readonly [number, number]): string | null {
  const value = parseWhole(text);
  if (value !== null && value >= min && value <= max) return null;
  return `A whole number from ${min.toLocaleString('en')} to ${max.toLocaleString('en')}`;
}
