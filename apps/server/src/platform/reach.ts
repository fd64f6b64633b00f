import type { Permission, Scope } from '@vela/domain/accounts';
import { and, eq, sql, type Column } from 'drizzle-orm';
import { permit, type Actor } from './actor.ts';
import { everybodyBelow } from './employment-store.ts';

/** Whose things a call may touch: the company's, the team's, or the member's own. Everything else does not exist for it. */
export interface Reach {
  companyId: string;
  memberId: string;
  scope: Scope;
}

/** How far a permission reaches; refused when the actor does not hold it. */
export const reachOf = (actor: Actor, permission: Permission): Reach => ({
  companyId: actor.companyId,
  memberId: actor.memberId,
  scope: permit(actor, permission),
});

/** The rows of a table that are in reach, by the columns that say whose they are. */
export function inReach({ companyId, memberId, scope }: Reach, rows: { companyId: Column; ownerId: Column }) {
  const ofCompany = eq(rows.companyId, companyId);
  const own = eq(rows.ownerId, memberId);
  switch (scope) {
    case 'company':
      return ofCompany;
    case 'own':
      return and(ofCompany, own);
    case 'team':
      return and(ofCompany, sql`(${own} or ${rows.ownerId} in (${everybodyBelow(companyId, memberId)}))`);
  }
}

/** The member whose people or things alone are in reach, or null when it is the whole company's. */
export const memberInReach = ({ memberId, scope }: Reach): string | null => (scope === 'company' ? null : memberId);
