import { createBackgroundWork, type BackgroundWork } from '../../platform/background-work.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/module.ts';
import { departmentsRoutes } from './departments/departments-routes.ts';
import { importRoutes } from './import/import-routes.ts';
import { invitationRoutes } from './invitations/invitation-routes.ts';
import { peopleRoutes } from './people-routes.ts';

/** Imports that go on after their answer; one for each application, so that a server waits for its own alone. */
const imports = new WeakMap<Deps, BackgroundWork>();

function importsOf(deps: Deps): BackgroundWork {
  const existing = imports.get(deps);
  if (existing) return existing;
  const created = createBackgroundWork('people imports', deps.log);
  imports.set(deps, created);
  return created;
}

export const peopleModule: ServerModule = {
  name: 'people',
  routes: (router, deps) => {
    peopleRoutes(router, deps);
    departmentsRoutes(router, deps);
    invitationRoutes(router, deps);
    importRoutes(router, deps, importsOf(deps));
  },
  stop: (deps) => importsOf(deps).settle(),
};
