import { isIPv4 } from 'node:net';
import type { Guard } from '../../platform/rate-limit.ts';

const HOUR_SECONDS = 3600;
const RULE = {
  allowed: 20,
  firstDelaySeconds: HOUR_SECONDS,
  longestDelaySeconds: HOUR_SECONDS,
  // A second less, so that whoever has waited starts from nothing.
  forgetAfterSeconds: HOUR_SECONDS - 1,
};

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
