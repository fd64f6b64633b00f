const GROUP_COUNT = 8;
const GROUP_LENGTH = 4;

/**
 * A key's SHA-256 as people read it, the same on every screen: the start of it in groups of four, short enough to be
 * compared aloud.
 */
export function fingerprintOf(sha256: Uint8Array): string {
  const hex = Array.from(sha256, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return Array.from({ length: GROUP_COUNT }, (_none, index) =>
    hex.slice(index * GROUP_LENGTH, (index + 1) * GROUP_LENGTH),
  ).join(' ');
}
