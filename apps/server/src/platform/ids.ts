import { createHash, randomBytes, randomUUID } from 'node:crypto';

export interface Ids {
  /** A random UUID: tells neither order nor time. */
  newId(): string;
  /** A random secret of 256 bits, base64url. */
  newSecret(): string;
}

export const randomIds: Ids = {
  newId: () => randomUUID(),
  newSecret: () => randomBytes(32).toString('base64url'),
};

/** The same UUID for the same parts: what a retried write with a key is recognised by. */
export function idFromKey(...parts: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const variant = ((parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}
