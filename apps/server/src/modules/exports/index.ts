import type { ServerModule } from '../../platform/module.ts';
import { exportQueueOf } from './export-queue.ts';
import { exportsRoutes } from './exports-routes.ts';

export const exportsModule: ServerModule = {
  name: 'exports',
  routes: exportsRoutes,
  start: (deps) => {
    exportQueueOf(deps).start();
    return Promise.resolve(undefined);
  },
  stop: (deps) => exportQueueOf(deps).stop(),
};
