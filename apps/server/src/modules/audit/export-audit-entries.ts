import { auditActionLabel } from '@vela/domain/audit';
import { BYTE_ORDER_MARK, csvText, formulaSafe } from '@vela/domain/export';
import { Readable } from 'node:stream';
import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { TimePosition } from '../../platform/page-cursor.ts';
import { toAuditFilter, type AuditDeps, type AuditQueryFilter } from './audit-filter.ts';
import { listAuditRows, listSubjectNames, type AuditFilter, type AuditRow } from './audit-log-store.ts';

const HEADER = ['Time (UTC)', 'Who', 'Act', 'Code', 'Kind', 'Subject', 'Subject id', 'Address', 'Detail'];
/** So many entries are in memory at a time. */
const PAGE = 1000;

/** The filtered log as CSV, newest first. That it was taken away is in the log itself. */
export async function exportAuditEntries(deps: AuditDeps, actor: Actor, query: AuditQueryFilter): Promise<Readable> {
  permit(actor, 'audit.export');
  const { companyId } = actor;
  // What was searched for is left out: it is mostly somebody's name, and would outlast the erasure of that person.
  const { q, ...told } = query;
  const filter = await deps.db.inTenant(companyId, async (tx) => {
    await audit(tx, deps, actor, {
      action: 'audit.exported',
      subjectType: 'company',
      subjectId: companyId,
      detail: { filter: told, searched: Boolean(q?.trim()) },
    });
    return toAuditFilter(tx, companyId, { subjects: deps.subjects, query });
  });
  return Readable.from(csvOf(deps, companyId, filter));
}

/** Each page in a transaction of its own, made when the reader wants it: a slow one holds nothing open meanwhile. */
async function* csvOf(
  { db, subjects }: Pick<AuditDeps, 'db' | 'subjects'>,
  companyId: string,
  filter: AuditFilter,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvText([HEADER]);
  let after: TimePosition | undefined;
  do {
    const { rows, names } = await db.inTenant(companyId, async (tx) => {
      const page = await listAuditRows(tx, companyId, filter, { after, limit: PAGE });
      return { rows: page, names: await listSubjectNames(tx, companyId, { subjects, rows: page }) };
    });
    if (rows.length > 0)
      yield csvText(rows.map((row) => toCells(row, names.get(row.subjectId) ?? '').map(formulaSafe)));
    after = rows.length < PAGE ? undefined : rows.at(-1);
  } while (after);
}

const toCells = (row: AuditRow, subjectName: string): string[] => [
  row.at.toISOString(),
  row.actorName,
  auditActionLabel(row.action),
  row.action,
  row.subjectType,
  subjectName,
  row.subjectId,
  row.address ?? '',
  JSON.stringify(row.detail),
];
