import { endpoints } from '@vela/contract';
import type { Router } from '../../platform/http/routes.ts';
import type { AuditDeps } from './audit-filter.ts';
import { exportAuditEntries } from './export-audit-entries.ts';
import { listAuditEntries } from './list-audit-entries.ts';

export function auditRoutes(router: Router, deps: AuditDeps): void {
  router.on(endpoints.listAuditEntries, async ({ actor, query }) => ({
    status: 200,
    body: await listAuditEntries(deps, actor, query),
  }));
  router.on(endpoints.exportAuditEntries, async ({ actor, query }) => ({
    status: 200,
    body: { content: await exportAuditEntries(deps, actor, query), fileName: 'audit-log.csv' },
  }));
}
