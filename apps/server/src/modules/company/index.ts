import type { ServerModule } from '../../platform/module.ts';
import { companyRoutes } from './company-routes.ts';
import { companyNames } from './settings-store.ts';

export const companyModule: ServerModule = {
  name: 'company',
  routes: companyRoutes,
  auditSubjects: { company: { names: companyNames } },
};
