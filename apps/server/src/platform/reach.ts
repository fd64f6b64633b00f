import type { Permission } from '@vela/domain';
import { permit, type Actor } from './actor.ts';

/** Whose things a call may touch: those of a whole company or of one member. Everything else does not exist for it. */
export interface Reach {
  companyId: string;
  ownerId: string | null;
}

/** The reach of a permission whose scopes are `company` and `own`; refused when the actor does not hold it. */
export function reachOf(actor: Actor, permission: Permission): Reach {
  const scope = permit(actor, permission);
  return { companyId: actor.companyId, ownerId: scope === 'company' ? null : actor.memberId };
}
