import type { Tx } from '@vela/db';
import { emailKey } from '@vela/domain/accounts';
import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { permit, type Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError, invalid } from '../../../platform/domain-error.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { companyDay } from '../company-day.ts';
import { endAccess, handOver } from '../deactivate-person.ts';
import { getPersonOrThrow, type PersonRow } from '../people-store.ts';
import { inPeopleTurn } from '../people-turn.ts';
import { assertNotLastAdmin } from '../person-rules.ts';
import { eraseMember, listAddressesOf, listNamesOf } from './erasure-store.ts';

type ErasingDeps = Pick<Deps, 'db' | 'clock' | 'ids'> & { areas: readonly ServerModule[] };

/**
 * Removes all personal data of somebody for good: docs/adr/0019-people-and-erasure.md. What is counted stays as it is.
 * Whoever is erased already stays so.
 */
export async function erasePerson(
  deps: ErasingDeps,
  actor: Actor,
  { id, confirmEmail }: { id: string; confirmEmail: string },
): Promise<void> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  await inPeopleTurn(deps.db, companyId, async (tx) => {
    const person = await getPersonOrThrow(tx, companyId, id);
    if (person.erasedAt !== null) return;
    if (id === actor.memberId) throw new DomainError('conflict', PEOPLE_MESSAGES.ownErasure);
    if (emailKey(confirmEmail) !== emailKey(person.email)) {
      throw invalid([{ path: 'confirmEmail', message: PEOPLE_MESSAGES.erasureEmail }]);
    }
    const { now, today } = await companyDay(tx, deps, companyId);
    await assertNotLastAdmin(tx, person, today);
    const movedReports = await handOver(tx, person, null);
    const endedSessions = await endAccess(tx, person, now);
    await erase(tx, person, { areas: deps.areas, now });
    const detail = { movedReports, endedSessions };
    await audit(tx, deps, actor, { action: 'person.erased', subjectType: 'member', subjectId: id, detail });
  });
}

async function erase(
  tx: Tx,
  person: PersonRow,
  { areas, now }: { areas: readonly ServerModule[]; now: Date },
): Promise<void> {
  const { companyId, id: memberId, email } = person;
  const addresses = await listAddressesOf(tx, person);
  const names = await listNamesOf(tx, person);
  await eraseMember(tx, person, now);
  for (const { personalData } of areas) {
    await personalData?.erase?.(tx, { companyId, memberId, email, addresses, names });
  }
}
