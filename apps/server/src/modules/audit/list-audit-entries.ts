import type { auditQuerySchema, AuditEntry } from '@vela/contract';
import { can } from '@vela/domain/accounts';
import type { z } from 'zod';
import { permit, type Actor } from '../../platform/actor.ts';
import { cutPage, pageCursor, timePositionSchema } from '../../platform/page-cursor.ts';
import { presentAuditEntry } from './audit-entry-presenter.ts';
import { toAuditFilter, type AuditDeps } from './audit-filter.ts';
import { listAuditActions, listAuditRows, listSubjectNames } from './audit-log-store.ts';

const logCursor = pageCursor('the log', timePositionSchema);

interface AuditPage {
  entries: AuditEntry[];
  nextCursor: string | null;
  actions: string[];
}

/** One page of the log, newest first, where the next page starts, and every act for the filter. */
export async function listAuditEntries(
  deps: Pick<AuditDeps, 'db' | 'subjects'>,
  actor: Actor,
  { limit, cursor, ...query }: z.output<typeof auditQuerySchema>,
): Promise<AuditPage> {
  permit(actor, 'audit.read');
  const { companyId } = actor;
  const { subjects } = deps;
  const after = logCursor.read(cursor);
  // Whoever may take the log away sees where acts came from.
  const withAddress = can(actor.role, 'audit.export');
  return deps.db.inTenant(companyId, async (tx) => {
    const filter = await toAuditFilter(tx, companyId, { subjects, query });
    const rows = await listAuditRows(tx, companyId, filter, { after, limit: limit + 1 });
    const { page, last } = cutPage(rows, limit);
    const [names, actions] = await Promise.all([
      listSubjectNames(tx, companyId, { subjects, rows: page }),
      listAuditActions(tx, companyId),
    ]);
    return {
      entries: page.map((row) =>
        presentAuditEntry(row, { subjectName: names.get(row.subjectId) ?? null, withAddress }),
      ),
      nextCursor: last && logCursor.write(last),
      actions,
    };
  });
}
