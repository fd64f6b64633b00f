import type { Guard } from '../../../platform/rate-limit.ts';

/** Whole offices share an address, so it may bring many wrong links before it has to wait. */
const ADDRESS = { allowed: 50, firstDelaySeconds: 30, longestDelaySeconds: 900, forgetAfterSeconds: 3600 };

/** Guesses at links from one address. */
export const invitationAddressGuard = (address: string): Guard => ({
  purpose: 'invitation address',
  value: address,
  rule: ADDRESS,
});
