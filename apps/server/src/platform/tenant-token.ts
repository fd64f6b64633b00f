import { sha256 } from './crypto.ts';

/**
 * A secret that names its company, so that its hash can be looked up inside the tenant:
 * 22 characters of company id, a dot, the secret.
 */
export function makeTenantToken(companyId: string, secret: string): string {
  return `${Buffer.from(companyId.replaceAll('-', ''), 'hex').toString('base64url')}.${secret}`;
}

export interface TenantTokenKey {
  companyId: string;
  /** What is stored in place of the token. */
  tokenHash: string;
}

/** Null when the text can't be such a token. */
export function readTenantToken(token: string): TenantTokenKey | null {
  const match = /^([\w-]{22})\.([\w-]{20,100})$/.exec(token);
  if (!match?.[1]) return null;
  const hex = Buffer.from(match[1], 'base64url').toString('hex');
  if (hex.length !== 32) return null;
  const companyId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { companyId, tokenHash: sha256(token) };
}
