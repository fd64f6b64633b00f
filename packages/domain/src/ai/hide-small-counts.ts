/**
 * Parts of a whole, without those that fewer than minGroup share. Where the hidden ones together are that few, the next
 * larger part is hidden with them, for the whole is known and they would be had by subtracting. Nobody at all may be said.
 */
export function hideSmallCounts<K extends string>(
  counts: Readonly<Record<K, number>>,
  minGroup: number,
): Record<K, number | null> {
  const entries = Object.entries<number>(counts).sort(([, left], [, right]) => left - right);
  const hidden = new Set<string>();
  let together = 0;
  for (const [key, count] of entries) {
    if (count === 0 || (count >= minGroup && (together === 0 || together >= minGroup))) continue;
    hidden.add(key);
    together += count;
  }
  // Safe: the same keys in the same order.
  return Object.fromEntries(
    Object.entries<number>(counts).map(([key, count]) => [key, hidden.has(key) ? null : count]),
  ) as Record<K, number | null>;
}
