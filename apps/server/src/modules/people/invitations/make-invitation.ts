import { INVITATION_DAYS } from '@vela/domain/people';
import type { Actor } from '../../../platform/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { makeTenantToken, readTenantToken } from '../../../platform/tenant-token.ts';
import type { NewInvitation } from './invitations-store.ts';

const DAY_MS = 86_400_000;

/** A link for a member and the row that remembers it. The link is told once; only its hash is kept. */
export function makeInvitation(
  deps: Pick<Deps, 'clock' | 'ids'>,
  actor: Pick<Actor, 'companyId' | 'memberId'>,
  memberId: string,
): { token: string; row: NewInvitation } {
  const token = makeTenantToken(actor.companyId, deps.ids.newSecret());
  const key = readTenantToken(token);
  if (key === null) throw new Error('A token that was just made must be readable');
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS);
  const row = { ...key, id: deps.ids.newId(), memberId, invitedBy: actor.memberId, createdAt, expiresAt };
  return { token, row };
}
