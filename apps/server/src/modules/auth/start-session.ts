import type { Tx } from '@vela/db';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { makeTenantToken, readTenantToken } from '../../platform/tenant-token.ts';
import type { AccountRow } from './accounts-store.ts';
import { sessionEnd } from './authenticate.ts';
import { insertSession } from './sessions-store.ts';

/** In the order of asking: most browsers also carry the names of those that they descend from. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFxiOS\/|\bFirefox\//, 'Firefox'],
  [/\bCriOS\/|\bChrom(e|ium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** From where somebody signs in. */
export interface Caller {
  address: string;
  userAgent: string;
}

interface StartedSession {
  token: string;
  actor: Actor;
}

/** Opens a session. The token is answered once; only its hash is kept. */
export async function startSession(
  tx: Tx,
  deps: Deps,
  { account, caller }: { account: Pick<AccountRow, 'member'>; caller: Caller },
): Promise<StartedSession> {
  const { companyId, id: memberId, firstName, lastName, role } = account.member;
  const token = makeTenantToken(companyId, deps.ids.newSecret());
  const key = readTenantToken(token);
  if (key === null) throw new Error('A token that was just made must be readable');
  const now = deps.clock.now();
  const sessionId = deps.ids.newId();
  await insertSession(tx, {
    ...key,
    id: sessionId,
    memberId,
    device: deviceWords(caller.userAgent),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: sessionEnd(now),
  });
  return {
    token,
    actor: { companyId, memberId, sessionId, name: `${firstName} ${lastName}`, role, address: caller.address },
  };
}

/** A user agent in words that its owner recognises, e.g. "Firefox on Android". */
export function deviceWords(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

const nameIn = (names: [RegExp, string][], userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
