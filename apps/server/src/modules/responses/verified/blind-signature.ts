import { constants, privateEncrypt, publicDecrypt, verify, type KeyObject } from 'node:crypto';
import type { KeyPair } from '../../../platform/crypto.ts';

/** RSABSSA-SHA384-PSS-Randomized of RFC 9474: a salt as long as the hash, and 32 random bytes in front of the message. */
const HASH = 'sha384';
const SALT_LENGTH = 48;
export const RANDOM_PREFIX_LENGTH = 32;

/** `BlindSign`: the same for the same blinded message. Null where it is no number below the key's modulus. */
export function blindSign({ publicKey, privateKey }: KeyPair, blinded: Buffer): Buffer | null {
  const padding = constants.RSA_NO_PADDING;
  if (!isBelowModulus(publicKey, blinded)) return null;
  const signature = privateEncrypt({ key: privateKey, padding }, blinded);
  // A signature that was calculated wrongly would give the key away.
  if (!publicDecrypt({ key: publicKey, padding }, signature).equals(blinded)) throw new Error('signing failure');
  return signature;
}

/** `Verify`: whether the key has signed a prepared message, without having seen it. */
export const isSignatureOf = (publicKey: KeyObject, message: Buffer, signature: Buffer): boolean =>
  verify(
    HASH,
    message,
    { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: SALT_LENGTH },
    signature,
  );

function isBelowModulus(publicKey: KeyObject, bytes: Buffer): boolean {
  const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url');
  return bytes.length === modulus.length && bytes.compare(modulus) < 0;
}
