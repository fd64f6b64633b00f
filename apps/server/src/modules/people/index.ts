import type { ServerModule } from '../../platform/module.ts';
import { peoplePersonalData } from './data-rights/people-personal-data.ts';
import { departmentsRoutes } from './departments/departments-routes.ts';
import { peopleImportJob } from './import/import-job.ts';
import { importRoutes } from './import/import-routes.ts';
import { sweepOldRows } from './import/sweep-old-rows.ts';
import { invitationRoutes } from './invitations/invitation-routes.ts';
import { peopleAuditSubjects } from './people-store.ts';
import { dataRightsRoutes, peopleRoutes } from './people-routes.ts';

export const peopleModule: ServerModule = {
  name: 'people',
  routes: (router, deps, areas) => {
    peopleRoutes(router, deps);
    dataRightsRoutes(router, deps, areas);
    departmentsRoutes(router, deps);
    invitationRoutes(router, deps);
    importRoutes(router, deps);
  },
  jobs: [peopleImportJob],
  schedules: [sweepOldRows],
  personalData: peoplePersonalData,
  auditSubjects: peopleAuditSubjects,
};
