import type { ServerModule } from '../../platform/module.ts';
import { peopleRoutes } from './people-routes.ts';

export const peopleModule: ServerModule = {
  name: 'people',
  routes: (router, deps) => {
    peopleRoutes(router, deps);
  },
};
