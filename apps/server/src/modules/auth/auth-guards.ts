import { emailKey } from '@vela/domain/accounts';
import type { Guard } from '../../platform/rate-limit.ts';

const ACCOUNT = { allowed: 5, firstDelaySeconds: 30, longestDelaySeconds: 900, forgetAfterSeconds: 3600 };
/** Whole offices share an address, so it may fail far more often than one account. */
const ADDRESS = { allowed: 50, firstDelaySeconds: 30, longestDelaySeconds: 900, forgetAfterSeconds: 3600 };

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
