import type { ServerModule } from '../../platform/module.ts';
import { companyRoutes } from './company-routes.ts';

export const companyModule: ServerModule = { name: 'company', routes: companyRoutes };
