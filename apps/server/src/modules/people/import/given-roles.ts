import type { Tx } from '@vela/db';
import type { ImportLine } from '@vela/domain/people';
import type { Actor } from '../../../platform/actor.ts';
import { auditAll } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';

export interface GivenRole {
  memberId: string;
  /** Null for somebody who was not there before. */
  before: string | null;
  after: string;
}

/** Which roles an import gives: to whoever is here already another one, to whoever is added more than an employee's. */
export const rolesGivenBy = (lines: readonly ImportLine[], createdIds: ReadonlyMap<string, string>): GivenRole[] =>
  lines.flatMap(({ action, key, existing, person, changes }): GivenRole[] => {
    if (action === 'create' && person.role !== 'employee') {
      return [{ memberId: createdIds.get(key) ?? '', before: null, after: person.role }];
    }
    const change = action === 'update' && changes.find(({ field }) => field === 'role');
    return change && existing ? [{ memberId: existing.id, before: change.from, after: change.to }] : [];
  });

/** Told one by one: who became an admin must not drown in the counts of an import. */
export const auditGivenRoles = (
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids'>,
  actor: Actor,
  given: readonly GivenRole[],
): Promise<void> =>
  auditAll(
    tx,
    deps,
    actor,
    given.map(({ memberId, before, after }) => ({
      action: 'person.role-changed',
      subjectType: 'member',
      subjectId: memberId,
      detail: { role: { before, after } },
    })),
  );
