import { fingerprintOf } from '@vela/domain/anonymity';
import { fromBase64 } from './bytes.ts';

/** What a public key is known by on every screen. */
export const keyFingerprint = async (publicKey: string): Promise<string> =>
  fingerprintOf(new Uint8Array(await crypto.subtle.digest('SHA-256', fromBase64(publicKey))));
