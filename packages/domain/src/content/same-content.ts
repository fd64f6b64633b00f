/** Same by content: key order, and a key that is missing or undefined, make no difference. */
export function isSameContent(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isSameContent(item, right[index]));
  }
  if (isRecord(left) && isRecord(right)) {
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
      isSameContent(left[key], right[key]),
    );
  }
  return (left ?? null) === (right ?? null);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
