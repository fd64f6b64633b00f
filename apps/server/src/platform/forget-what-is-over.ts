import { deleteOldEvents } from './events/events-store.ts';
import { deleteReplacedJobs } from './jobs/job-runs-store.ts';
import type { Schedule } from './schedules/schedules.ts';

const EVENTS_KEPT_MS = 30 * 86_400_000;

/** Each night what the platform itself has no more use for goes. */
export const forgetWhatIsOver: Schedule = {
  name: 'forget-what-is-over',
  cron: '45 1 * * *',
  timeZone: 'UTC',
  run: (deps, job) =>
    job.inTenant(async (tx) => {
      await deleteOldEvents(tx, job.companyId, new Date(deps.clock.now().getTime() - EVENTS_KEPT_MS));
      await deleteReplacedJobs(tx);
    }),
};
