import type { Schedule } from '../../../platform/schedules/schedules.ts';
import { deleteOldRows } from './people-imports-store.ts';

/**
 * Each night the rows of old imports go: they are personal data, and whoever has brought everybody in once may never upload a
 * list again.
 */
export const sweepOldRows: Schedule = {
  name: 'sweep-old-rows',
  cron: '15 2 * * *',
  timeZone: 'UTC',
  run: (deps, job) => job.inTenant((tx) => deleteOldRows(tx, job.companyId, deps.clock.now())),
};
