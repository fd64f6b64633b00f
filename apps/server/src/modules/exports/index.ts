import type { ServerModule } from '../../platform/module.ts';
import { expiredExportJob, exportJob } from './export-job.ts';
import { exportsRoutes } from './exports-routes.ts';

export const exportsModule: ServerModule = {
  name: 'exports',
  routes: exportsRoutes,
  jobs: [exportJob, expiredExportJob],
  personalData: {
    columns: {
      'exports.member_id': {
        erasing: { keeps: 'What was exported is the company’s, and the file goes after a day.' },
        download: { omits: 'What one exported stands in the log.' },
      },
    },
  },
};
