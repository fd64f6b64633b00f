import { BYTE_ORDER_MARK, csvText } from '@vela/domain/export';
import { peopleExportRows } from '@vela/domain/people';
import { permit, type Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { FileBody } from '../../../platform/http/file-answer.ts';
import { companyDay } from '../company-day.ts';
import { listPeopleToPlan } from './imported-members-store.ts';

/**
 * Everybody who belongs to the company as CSV, in the form that the import reads without a change. Left out are the
 * deactivated, whom an import may not touch, and the erased.
 */
export async function exportPeople(deps: Pick<Deps, 'db' | 'clock' | 'ids'>, actor: Actor): Promise<FileBody> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  return deps.db.inTenant(companyId, async (tx) => {
    const { today } = await companyDay(tx, deps, companyId);
    const people = await listPeopleToPlan(tx, companyId);
    const emails = new Map(people.map(({ id, email }) => [id, email]));
    const listed = people
      .filter(({ status, erased }) => status !== 'deactivated' && !erased)
      .map((person) => ({ ...person, managerEmail: emails.get(person.managerId ?? '') ?? null }));
    const detail = { people: listed.length };
    await audit(tx, deps, actor, {
      action: 'people.exported',
      subjectType: 'company',
      subjectId: companyId,
      detail,
    });
    const content = Buffer.from(BYTE_ORDER_MARK + csvText(peopleExportRows(listed)));
    return { content, fileName: `people-${today}.csv` };
  });
}
