const SHOWN_GROUPS = 8;
const GROUP_LENGTH = 4;

/**
 * A key's id (SHA-256, base64url) as respondents read it on their page: the start of it in groups of four, short enough
 * to be compared aloud.
 */
export function keyFingerprint(keyId: string): string {
  const binary = atob(keyId.replace(/-/g, '+').replace(/_/g, '/'));
  const hex = Array.from(binary, (character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return Array.from({ length: SHOWN_GROUPS }, (_none, index) =>
    hex.slice(index * GROUP_LENGTH, (index + 1) * GROUP_LENGTH),
  ).join(' ');
}
