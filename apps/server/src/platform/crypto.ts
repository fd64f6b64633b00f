import { createHash, generateKeyPair, hash, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

export const sha256Of = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface KeyPair {
  publicKey: KeyObject;
  privateKey: KeyObject;
}

export const SIGNING_MODULUS_LENGTH = 2048;

/** New keys to sign with. Finding their primes takes a fifth of a second. */
export const makeSigningKeys = (): Promise<KeyPair> =>
  promisify(generateKeyPair)('rsa', { modulusLength: SIGNING_MODULUS_LENGTH });

/** Keyed hashes: who reads the database without the secret can't try values out. */
export interface KeyedHash {
  /** Hex, bound to a purpose so that the same value hashes differently elsewhere. */
  hex(purpose: string, value: string): string;
  /** The first 16 bytes of it: nobody can make two values meet without the secret, and by chance they never do. */
  shortHex(purpose: string, value: string): string;
}

const SHORT_HEX_LENGTH = 32;

export function createKeyedHash(secret: string): KeyedHash {
  // In one call, which costs less than half of a createHmac; SHA-512/256 can't be extended, so a secret in front is a key.
  const hex = (purpose: string, value: string) => hash('sha512-256', `${secret}\0${purpose}\0${value}`, 'hex');
  return { hex, shortHex: (purpose, value) => hex(purpose, value).slice(0, SHORT_HEX_LENGTH) };
}
