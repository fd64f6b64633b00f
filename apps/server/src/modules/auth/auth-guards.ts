import { emailKey } from '@vela/domain/accounts';
import { isIPv4 } from 'node:net';
import type { Guard } from '../../platform/rate-limit.ts';

const ACCOUNT = { allowed: 5, firstDelaySeconds: 30, longestDelaySeconds: 900, forgetAfterSeconds: 3600 };
/** Whole offices share an address, so it may fail far more often than one account. */
const ADDRESS = { allowed: 50, firstDelaySeconds: 30, longestDelaySeconds: 900, forgetAfterSeconds: 3600 };
const HOUR_SECONDS = 3600;
const RULE = {
  allowed: 20,
  firstDelaySeconds: HOUR_SECONDS,
  longestDelaySeconds: HOUR_SECONDS,
  // A second less, so that whoever has waited starts from nothing.
  forgetAfterSeconds: HOUR_SECONDS - 1,
};

/** Guesses at the password of one account, wherever they are made. */
export const accountGuard = (email: string): Guard => ({ purpose: 'password', value: emailKey(email), rule: ACCOUNT });
/** Guesses from one address, whichever account they aim at. */
export const addressGuard = (address: string): Guard => ({ purpose: 'address', value: address, rule: ADDRESS });
/** Mails to one address: every request counts, known or not. */
export const resetMailGuard = (email: string): Guard => ({ purpose: 'reset', value: emailKey(email), rule: ACCOUNT });
export const resetAddressGuard = (address: string): Guard => ({
  purpose: 'reset address',
  value: address,
  rule: ADDRESS,
});

/**
 * Companies registered from one address. None for the machine itself: whoever is on it, or behind a proxy that
 * `VELA_TRUSTED_PROXIES` does not name, has no address of their own to be counted by.
 */
export function registrationGuards(address: string): Guard[] {
  if (isThisMachine(address)) return [];
  const refusal = 'Many companies were registered from your network in the last hour.';
  return [{ purpose: 'registration', value: address, rule: RULE, refusal }];
}

function isThisMachine(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}
