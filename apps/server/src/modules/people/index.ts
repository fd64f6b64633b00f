import { createBackgroundWork } from '../../platform/background-work.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/module.ts';
import { oncePer } from '../../platform/once-per.ts';
import { peoplePersonalData } from './data-rights/people-personal-data.ts';
import { departmentsRoutes } from './departments/departments-routes.ts';
import { importRoutes } from './import/import-routes.ts';
import { sweepOldRows } from './import/sweep-old-rows.ts';
import { invitationRoutes } from './invitations/invitation-routes.ts';
import { peopleAuditSubjects } from './people-audit-subjects-store.ts';
import { dataRightsRoutes, peopleRoutes } from './people-routes.ts';

/** Imports that go on after their answer; one for each application, so that a server waits for its own alone. */
const importsOf = oncePer((deps: Deps) => createBackgroundWork('people imports', deps.log));

const SWEEP_EVERY_MS = 86_400_000;
const sweeps = new WeakMap<Deps, AbortController>();

function startSweeps(deps: Deps): void {
  const stopped = new AbortController();
  sweeps.set(deps, stopped);
  const sweep = () => {
    importsOf(deps).start(() => sweepOldRows(deps, stopped.signal));
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
    importRoutes(router, deps, importsOf(deps));
  },
  personalData: peoplePersonalData,
  auditSubjects: peopleAuditSubjects,
  start: async (deps) => {
    startSweeps(deps);
    return undefined;
  },
  stop: (deps) => {
    sweeps.get(deps)?.abort();
    return importsOf(deps).settle();
  },
};
