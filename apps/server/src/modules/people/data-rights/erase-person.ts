import type { Tx } from '@vela/db';
import { emailKey } from '@vela/domain/accounts';
import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { permit, type Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError, invalid } from '../../../platform/domain-error.ts';
import { releaseEmail } from '../../auth/index.ts';
import { detachResponses } from '../../responses/index.ts';
import { deleteSurveyInvitationsOf } from '../../survey-invitations/index.ts';
import { companyDay } from '../company-day.ts';
import { endAccess, handOver } from '../deactivate-person.ts';
import { getPersonOrThrow, type PersonRow } from '../people-store.ts';
import { inPeopleTurn } from '../people-turn.ts';
import { assertNotLastAdmin } from '../person-rules.ts';
import { eraseFromImports } from './erase-from-imports.ts';
import {
  deleteInvitationsOf,
  deleteMailsTo,
  eraseFromAudit,
  eraseFromMails,
  eraseMember,
  listAddressesOf,
  listNamesOf,
} from './erasure-store.ts';

/**
 * Removes all personal data of somebody for good: docs/adr/0019-people-and-erasure.md. What is counted stays as it is.
 * Whoever is erased already stays so.
 */
export async function erasePerson(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
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
    await erase(tx, person, now);
    const detail = { movedReports, endedSessions };
    await audit(tx, deps, actor, { action: 'person.erased', subjectType: 'member', subjectId: id, detail });
  });
}

async function erase(tx: Tx, person: PersonRow, now: Date): Promise<void> {
  const place = { companyId: person.companyId, memberId: person.id };
  const addresses = await listAddressesOf(tx, person);
  const names = await listNamesOf(tx, person);
  await deleteInvitationsOf(tx, person);
  await deleteSurveyInvitationsOf(tx, place);
  await deleteMailsTo(tx, person.companyId, addresses);
  await eraseFromMails(tx, person.companyId, names);
  await eraseFromImports(tx, person, { addresses, names });
  await detachResponses(tx, place);
  await releaseEmail(tx, person.email, place);
  await eraseMember(tx, person, now);
  await eraseFromAudit(tx, person);
}
