import type { auditQuerySchema, AuditEntry } from '@vela/contract';
import { can } from '@vela/domain';
import type { z } from 'zod';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { fromAuditCursor, toAuditCursor } from './audit-cursor.ts';
import { presentAuditEntry } from './audit-entry-presenter.ts';
import { toAuditFilter } from './audit-filter.ts';
import { listAuditActions, listAuditRows } from './audit-log-store.ts';
import { listSubjectNames } from './subject-names-store.ts';

interface AuditPage {
  entries: AuditEntry[];
  nextCursor: string | null;
  actions: string[];
}

/** One page of the log, newest first, where the next page starts, and every act for the filter. */
export async function listAuditEntries(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { limit, cursor, ...query }: z.output<typeof auditQuerySchema>,
): Promise<AuditPage> {
  permit(actor, 'audit.read');
  const { companyId } = actor;
  const after = cursor === undefined ? undefined : fromAuditCursor(cursor);
  // Whoever may take the log away sees where acts came from.
  const withAddress = can(actor.role, 'audit.export');
  return deps.db.inTenant(companyId, async (tx) => {
    const filter = await toAuditFilter(tx, companyId, query);
    const rows = await listAuditRows(tx, companyId, filter, { after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const [names, actions] = await Promise.all([
      listSubjectNames(tx, companyId, page),
      listAuditActions(tx, companyId),
    ]);
    return {
      entries: page.map((row) =>
        presentAuditEntry(row, { subjectName: names.get(row.subjectId) ?? null, withAddress }),
      ),
      nextCursor: rows.length > limit && last ? toAuditCursor(last) : null,
      actions,
    };
  });
}
