import { localDay } from '@vela/domain/company';
import { maySignIn, type Employment } from '@vela/domain/people';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { readTenantToken } from '../../platform/tenant-token.ts';
import { findSession, touchSession } from './sessions-store.ts';

const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;
/** Sliding the end on every call would be a write per read. */
const TOUCH_AFTER_MS = 3_600_000;

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_DAYS * DAY_MS);

/** Who a bearer token belongs to, or null when it is unknown, revoked or expired, or its member is gone. */
export async function authenticate(deps: Deps, token: string): Promise<Omit<Actor, 'address'> | null> {
  const key = readTenantToken(token);
  if (key === null) return null;
  const now = deps.clock.now();
  return deps.db.inTenant(key.companyId, async (tx) => {
    const session = await findSession(tx, key, now);
    if (session === null || !maySignInNow(session, session.timeZone, now)) return null;
    if (now.getTime() - session.lastUsedAt.getTime() > TOUCH_AFTER_MS) {
      await touchSession(tx, key, { now, expiresAt: sessionEnd(now) });
    }
    return {
      companyId: key.companyId,
      memberId: session.memberId,
      sessionId: session.sessionId,
      name: `${session.firstName} ${session.lastName}`,
      role: session.role,
    };
  });
}

/** The rule by the company's own day: whoever has left may sign in until the end of the last day there. */
export const maySignInNow = (member: Employment, timeZone: string, now: Date): boolean =>
  maySignIn(member, localDay(now, timeZone));
