import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { addJob } from '../jobs/add-job.ts';
import type { AnyJobKind, JobKind, RunningJob } from '../jobs/job-kind.ts';
import { lastDue, parseCron } from './cron-rule.ts';
import { listCompanyIds, noteDueTime } from './schedules-store.ts';

const dueRun = z.object({ dueAt: z.iso.datetime() });
type DueRun = z.output<typeof dueRun>;

/** Work that comes round, for each company: docs/adr/0031-schedules.md. */
export interface Schedule {
  /** Unique among all that is done in the background; a label of the metrics. */
  name: string;
  /** `minute hour day month weekday`, such as `30 2 * * *`. */
  cron: string;
  /** Whose clocks it goes by, such as `Europe/Berlin`. */
  timeZone: string;
  run(deps: Deps, job: RunningJob<DueRun>): Promise<void>;
}

/** By then half an hour has gone by. */
const ATTEMPTS = 8;

const scheduleJob = ({ name, run }: Schedule): JobKind<DueRun> => ({ name, data: dueRun, attempts: ATTEMPTS, run });

export const scheduleJobs = (schedules: readonly Schedule[]): AnyJobKind[] => schedules.map(scheduleJob);

/** Adds the jobs of schedules when they are due; of several workers one does. */
export interface Scheduler {
  start(): void;
  stop(): Promise<void>;
  /** Looks once. */
  look(): Promise<void>;
}

const LOOK_EVERY_MS = 15_000;

export function createScheduler(deps: Deps, schedules: readonly Schedule[]): Scheduler {
  const planned = schedules.map((schedule) => ({ schedule, rule: parseCron(schedule.cron), seen: 0 }));
  const look = async () => {
    for (const plan of planned) {
      const dueAt = lastDue(plan.rule, plan.schedule.timeZone, deps.clock.now());
      // What this worker has seen to needs no question to the database.
      if (dueAt === null || dueAt.getTime() === plan.seen) continue;
      await addDueRun(deps, plan.schedule, dueAt);
      plan.seen = dueAt.getTime();
    }
  };
  let looking: Promise<void> | null = null;
  const lookAgain = () => {
    looking ??= look()
      // The database may be away for a moment; the next look finds what is due.
      .catch((error: unknown) => deps.log.warn({ err: error }, 'could not look for what is due'))
      .finally(() => {
        looking = null;
      });
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    start: () => {
      timer = setInterval(lookAgain, LOOK_EVERY_MS);
      lookAgain();
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
    look,
  };
}

/** A job for each company, unless the time was noted before. Of times that were missed only the last one is due. */
async function addDueRun(deps: Deps, schedule: Schedule, dueAt: Date): Promise<void> {
  const job = scheduleJob(schedule);
  await deps.db.inDirectory(async (tx) => {
    if ((await noteDueTime(tx, { name: schedule.name, dueAt })) !== 'due') return;
    for (const companyId of await listCompanyIds(tx))
      await addJob(tx, job, { companyId, key: dueAt.toISOString(), data: { dueAt: dueAt.toISOString() } });
  });
}
