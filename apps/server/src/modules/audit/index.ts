import type { AuditSubjects } from '../../platform/audit-store.ts';
import type { ServerModule } from '../../platform/module.ts';
import { presentOwnEntry } from './audit-entry-presenter.ts';
import { eraseFromAudit, listEntriesOf } from './audit-log-store.ts';
import { auditRoutes } from './audit-routes.ts';

export const auditModule: ServerModule = {
  name: 'audit',
  routes: (router, deps, areas) => {
    // Safe to merge: a type of subject belongs to one area.
    const subjects = Object.assign({}, ...areas.map(({ auditSubjects }) => auditSubjects)) as AuditSubjects;
    auditRoutes(router, { ...deps, subjects });
  },
  personalData: {
    columns: {
      'audit_entries.actor_id': {
        erasing: { keeps: 'What was done stays in the log; name, address and what it tells of the person go.' },
        download: 'shows',
      },
    },
    erase: eraseFromAudit,
    collect: async (tx, person) => ({
      auditLog: (await listEntriesOf(tx, person)).map((entry) => presentOwnEntry(entry, person.memberId)),
    }),
  },
};
