import type { Tx } from '@vela/db';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { makeTenantToken, readTenantToken } from '../../platform/tenant-token.ts';
import type { AccountRow } from './accounts-store.ts';
import { sessionEnd } from './authenticate.ts';
import { deviceWords } from './device-words.ts';
import { insertSession } from './sessions-store.ts';

/** From where somebody signs in. */
export interface Caller {
  address: string;
  userAgent: string;
}

export interface StartedSession {
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
