import type { ServerModule } from '../../platform/module.ts';
import { exportQueueOf } from './export-queue.ts';
import { exportsRoutes } from './exports-routes.ts';

export const exportsModule: ServerModule = {
  name: 'exports',
  routes: exportsRoutes,
  personalData: {
    columns: {
      'exports.member_id': {
        erasing: { keeps: 'What was exported is the company’s, and the file goes after a day.' },
        download: { omits: 'What one exported stands in the log.' },
      },
    },
  },
  start: (deps) => {
    exportQueueOf(deps).start();
    return Promise.resolve(undefined);
  },
  stop: (deps) => exportQueueOf(deps).stop(),
};
