import type { ServerModule } from '../../platform/module.ts';
import { notificationsRoutes } from './notifications-routes.ts';

export const notificationsModule: ServerModule = { name: 'notifications', routes: notificationsRoutes };
