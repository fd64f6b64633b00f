import { createHash, createHmac } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Keyed hashes: who reads the database without the secret can't try values out. */
export interface KeyedHash {
  /** Hex, bound to a purpose so that the same value hashes differently elsewhere. */
  hex(purpose: string, value: string): string;
  bytes(purpose: string, value: string): Buffer;
}

export function createKeyedHash(secret: string): KeyedHash {
  const mac = (purpose: string, value: string) => createHmac('sha256', secret).update(`${purpose}\0${value}`);
  return {
    hex: (purpose, value) => mac(purpose, value).digest('hex'),
    bytes: (purpose, value) => mac(purpose, value).digest(),
  };
}
