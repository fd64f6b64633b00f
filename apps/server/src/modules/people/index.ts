import { createBackgroundWork } from '../../platform/background-work.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/module.ts';
import { oncePer } from '../../platform/once-per.ts';
import { peoplePersonalData } from './data-rights/people-personal-data.ts';
import { departmentsRoutes } from './departments/departments-routes.ts';
import { peopleImportJob } from './import/import-job.ts';
import { importRoutes } from './import/import-routes.ts';
import { sweepOldRows } from './import/sweep-old-rows.ts';
import { invitationRoutes } from './invitations/invitation-routes.ts';
import { peopleAuditSubjects } from './people-store.ts';
import { dataRightsRoutes, peopleRoutes } from './people-routes.ts';

/** One for each application, so that a server waits for its own alone. */
const sweepingOf = oncePer((deps: Deps) => createBackgroundWork('old rows of imports', deps.log));

const SWEEP_EVERY_MS = 86_400_000;
const sweeps = new WeakMap<Deps, AbortController>();

function startSweeps(deps: Deps): void {
  const stopped = new AbortController();
  sweeps.set(deps, stopped);
  const sweep = () => {
    sweepingOf(deps).start(() => sweepOldRows(deps, stopped.signal));
  };
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
  stopped.signal.addEventListener('abort', () => {
    clearInterval(timer);
  });
  sweep();
}

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
  personalData: peoplePersonalData,
  auditSubjects: peopleAuditSubjects,
  start: async (deps) => {
    startSweeps(deps);
    return undefined;
  },
  stop: (deps) => {
    sweeps.get(deps)?.abort();
    return sweepingOf(deps).settle();
  },
};
