import type { invitationEndpoints } from '@vela/contract';
import type { Tx } from '@vela/db';
import { localDay } from '@vela/domain/company';
import { hasLeft, PEOPLE_MESSAGES } from '@vela/domain/people';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { countFailedAttempt, refuseWhileBlocked, type Guard } from '../../../platform/rate-limit.ts';
import { readTenantToken, type TenantTokenKey } from '../../../platform/tenant-token.ts';
import { findInvitee, type InviteeRow } from './invitations-store.ts';

/** Whole offices share an address, so it may bring many wrong links before it has to wait. */
const ADDRESS = { allowed: 50, firstDelaySeconds: 30, longestDelaySeconds: 900, forgetAfterSeconds: 3600 };

type Shown = z.output<(typeof invitationEndpoints.readInvitation.responses)[200]>['invitation'];

/** Whom a mailed link is for. It is not used up by that. */
export async function readInvitation(deps: Deps, token: string, address: string): Promise<Shown> {
  const { invitee } = await getInvitee(deps, token, address);
  return {
    email: invitee.member.email,
    firstName: invitee.member.firstName,
    lastName: invitee.member.lastName,
    companyName: invitee.companyName,
    invitedBy: invitee.invitedBy,
    expiresAt: invitee.expiresAt.toISOString(),
  };
}

/** The invited member behind a link that works. Wrong links count against the address that brings them. */
export async function getInvitee(
  deps: Deps,
  token: string,
  address: string,
): Promise<{ key: TenantTokenKey; invitee: InviteeRow }> {
  const guards = [invitationAddressGuard(address)];
  await refuseWhileBlocked(deps, guards);
  const key = readTenantToken(token);
  const invitee = key && (await deps.db.inTenant(key.companyId, (tx) => findWorking(tx, key, deps.clock.now())));
  if (key && invitee) return { key, invitee };
  await countFailedAttempt(deps, guards);
  throw invitationSpent();
}

export const invitationSpent = () => new DomainError('invitation_spent', PEOPLE_MESSAGES.invitationSpent);

async function findWorking(tx: Tx, key: TenantTokenKey, now: Date): Promise<InviteeRow | null> {
  const invitee = await findInvitee(tx, key, now);
  return invitee === null || hasLeft(invitee.member, localDay(now, invitee.timeZone)) ? null : invitee;
}

/** Guesses at links from one address. */
const invitationAddressGuard = (address: string): Guard => ({
  purpose: 'invitation address',
  value: address,
  rule: ADDRESS,
});
