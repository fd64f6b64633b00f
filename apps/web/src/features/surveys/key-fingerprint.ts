import { fingerprintOf } from '@vela/domain/anonymity';

/** A key's id (SHA-256, base64url) as respondents read it on their page. */
export function keyFingerprint(keyId: string): string {
  const binary = atob(keyId.replace(/-/g, '+').replace(/_/g, '/'));
  return fingerprintOf(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}
