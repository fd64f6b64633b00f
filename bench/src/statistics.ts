/** The value that this share (0 to 1) of the values does not exceed: nearest rank, so always one that was measured. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('There is no percentile of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  // Safe: the rank lies between 1 and the number of values.
  return sorted[rank - 1] as number;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
