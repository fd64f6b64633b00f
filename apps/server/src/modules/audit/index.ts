import type { ServerModule } from '../../platform/module.ts';
import { auditRoutes } from './audit-routes.ts';

export const auditModule: ServerModule = { name: 'audit', routes: auditRoutes };
