import type { ServerModule } from '../../platform/module.ts';
import { departmentsRoutes } from './departments-routes.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { peopleRoutes } from './people-routes.ts';

export const peopleModule: ServerModule = {
  name: 'people',
  routes: (router, deps) => {
    peopleRoutes(router, deps);
    departmentsRoutes(router, deps);
    invitationRoutes(router, deps);
  },
};
