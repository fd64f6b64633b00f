import type { auditQuerySchema } from '@vela/contract';
import type { Tx } from '@vela/db';
import { auditActionsMatching } from '@vela/domain/audit';
import type { z } from 'zod';
import type { AuditSubjects } from '../../platform/audit-store.ts';
import { getTimeZone } from '../../platform/company-settings-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { foldText, listSubjectIdsNamed, type AuditFilter, type AuditSearch } from './audit-log-store.ts';

export interface AuditDeps extends Deps {
  /** Of every area. */
  subjects: AuditSubjects;
}

/** What a query asks the log for; a page's size and place are no part of it. */
export type AuditQueryFilter = Omit<z.output<typeof auditQuerySchema>, 'limit' | 'cursor'>;

/** The filter with what it needs from the company. Fields that were left empty filter nothing. */
export async function toAuditFilter(
  tx: Tx,
  companyId: string,
  { subjects, query }: { subjects: AuditSubjects; query: AuditQueryFilter },
): Promise<AuditFilter> {
  const text = query.q?.trim() ?? '';
  return {
    action: query.action || undefined,
    actorId: query.actorId,
    subjectType: query.subjectType || undefined,
    subjectId: query.subjectId || undefined,
    from: query.from,
    to: query.to,
    timeZone: await getTimeZone(tx, companyId),
    search: text === '' ? undefined : await toSearch(tx, companyId, { subjects, text }),
  };
}

async function toSearch(
  tx: Tx,
  companyId: string,
  { subjects, text }: { subjects: AuditSubjects; text: string },
): Promise<AuditSearch> {
  const folded = await foldText(tx, text);
  return {
    folded,
    actions: auditActionsMatching(text),
    subjectIds: await listSubjectIdsNamed(tx, companyId, { subjects, folded }),
  };
}
