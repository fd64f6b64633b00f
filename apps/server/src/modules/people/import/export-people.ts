import { peopleExportRows } from '@vela/domain';
import { permit, type Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { FileBody } from '../../../platform/http/file-answer.ts';
import { companyDay } from '../company-day.ts';
import { listPeopleToPlan } from './imported-members-store.ts';

const BYTE_ORDER_MARK = '\ufeff';
/** What a cell can't hold without quotation marks; blanks at its ends would get lost in some programs. */
const TO_QUOTE = /["',;\t\r\n]|^\s|\s$/;

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
    return { content: Buffer.from(toCsv(peopleExportRows(listed))), fileName: `people-${today}.csv` };
  });
}

const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

const quoted = (cell: string): string => (TO_QUOTE.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
