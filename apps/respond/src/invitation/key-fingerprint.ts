import { fromBase64 } from './bytes.ts';

const SHOWN_GROUPS = 8;
const GROUP_LENGTH = 4;

/** The start of the key's SHA-256 in groups of four, short enough to be compared aloud. */
export async function keyFingerprint(publicKey: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', fromBase64(publicKey)));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return Array.from({ length: SHOWN_GROUPS }, (_none, index) =>
    hex.slice(index * GROUP_LENGTH, (index + 1) * GROUP_LENGTH),
  ).join(' ');
}
