import type { Tx } from '@vela/db';
import type { Deps } from '../deps.ts';
import { errorForLog } from '../logging.ts';
import { oncePer } from '../once-per.ts';
import { insertDeadJob } from './dead-jobs-store.ts';
import { JobLost, JobStopped, type AnyJobKind, type JobBreak, type RunningJob } from './job-kind.ts';
import { beginRun, endRun, holdRun, isLockedBy, keepRun, type JobRun } from './job-runs-store.ts';

/** A job as a worker took it. */
export interface TakenJob extends JobRun {
  companyId: string;
  data: unknown;
  attempt: number;
}

export interface JobInHand {
  kind: AnyJobKind;
  job: TakenJob;
  control: AbortController;
}

/** Runs a job that this worker has taken. Resolves when the queue may forget it, and fails when it is to wait again. */
export async function runJob(deps: Deps, inHand: JobInHand): Promise<void> {
  const { kind, job } = inHand;
  await deps.db.inDirectory((tx) => beginRun(tx, runOf(job), deps.clock.now()));
  if (job.attempt > kind.attempts) return giveUp(deps, inHand, { why: 'abandoned', reason: SERVERS_WENT_DOWN });
  const watch = watchJob(deps, inHand);
  try {
    const data = parseData(inHand);
    await kind.run(deps, runningJob(deps, inHand, { data, setProgress: watch.setProgress }));
    await watch.end();
  } catch (error) {
    await watch.end();
    return afterFailure(deps, inHand, error);
  }
  if (!(await deps.db.inDirectory((tx) => endRun(tx, runOf(job))))) await leaveLost(deps, job);
}

async function afterFailure(deps: Deps, inHand: JobInHand, error: unknown): Promise<void> {
  const { kind, job, control } = inHand;
  const aborted: unknown = control.signal.reason;
  if (error instanceof JobLost || aborted instanceof JobLost) return leaveLost(deps, job);
  if (aborted instanceof JobStopped) {
    await letWait(deps, inHand, 'stopped');
    throw aborted;
  }
  const reason = reasonOf(error);
  deps.log.error({ err: error, kind: kind.name, jobId: job.jobId, attempt: job.attempt }, 'a job failed');
  if (job.attempt >= kind.attempts || error instanceof UnreadableJob)
    return giveUp(deps, inHand, { why: 'failed', reason });
  await letWait(deps, inHand, 'failed');
  // The queue keeps the text, and a driver's own may repeat what people have written.
  throw new Error(reason);
}

/** The queue forgets what was cancelled; what another worker has by now is not this one's to end. */
async function leaveLost(deps: Pick<Deps, 'db'>, job: TakenJob): Promise<void> {
  if (await deps.db.inDirectory((tx) => isLockedBy(tx, job))) return;
  throw new JobLost();
}

/** Says to the kind that its job waits again; afterwards this run has lost it. */
export async function letWait(deps: Deps, inHand: JobInHand, why: JobBreak): Promise<void> {
  const { kind, job } = inHand;
  await deps.db.inTenant(job.companyId, async (tx) => {
    if (!(await endRun(tx, runOf(job)))) return;
    await kind.waitsAgain?.(tx, deps, { companyId: job.companyId, data: parseData(inHand), why });
  });
}

/** How many jobs of each kind this process has given up. */
export const givenUpJobsOf = oncePer((_db: Deps['db']) => new Map<string, number>());

async function giveUp(deps: Deps, { kind, job }: JobInHand, { why, reason }: { why: JobBreak; reason: string }) {
  const { companyId, data } = job;
  deps.log.warn({ kind: kind.name, jobId: job.jobId, why }, 'a job was given up');
  const ended = await deps.db.inTenant(companyId, async (tx) => {
    if (!(await endRun(tx, runOf(job)))) return false;
    const parsed = kind.data.safeParse(data);
    if (parsed.success && kind.givenUp !== undefined)
      await kind.givenUp(tx, deps, { companyId, data: parsed.data, why });
    else await keepDead(tx, deps, { companyId, kind: kind.name, data, reason });
    return true;
  });
  if (!ended) return leaveLost(deps, job);
  const counts = givenUpJobsOf(deps.db);
  counts.set(kind.name, (counts.get(kind.name) ?? 0) + 1);
}

const keepDead = (
  tx: Tx,
  deps: Deps,
  dead: { companyId: string; kind: string; data: unknown; reason: string },
): Promise<void> => insertDeadJob(tx, { ...dead, id: deps.ids.newId(), failedAt: deps.clock.now() });

const SERVERS_WENT_DOWN = 'The server went down in the middle';

function reasonOf(error: unknown): string {
  const { type, message } = errorForLog(error);
  return `${type}: ${message}`.slice(0, 1_000);
}

/** What was added by another version, and can't be understood by this one: trying again would change nothing. */
class UnreadableJob extends Error {
  override readonly name = 'UnreadableJob';
}

function parseData({ kind, job }: JobInHand): unknown {
  const parsed = kind.data.safeParse(job.data);
  if (parsed.success) return parsed.data;
  throw new UnreadableJob('The data of the job are not those of its kind');
}

const runOf = ({ jobId, run, worker, key }: TakenJob): JobRun => ({ jobId, run, worker, key });

function runningJob(
  deps: Deps,
  { job, control }: JobInHand,
  given: Pick<RunningJob<unknown>, 'data' | 'setProgress'>,
): RunningJob<unknown> {
  const { companyId, attempt } = job;
  const hold = async (tx: Tx) => {
    if (await holdRun(tx, runOf(job))) return;
    const lost = new JobLost();
    control.abort(lost);
    throw lost;
  };
  const holding =
    <T>(run: (tx: Tx) => Promise<T>) =>
    async (tx: Tx): Promise<T> => {
      await hold(tx);
      return run(tx);
    };
  return {
    ...given,
    companyId,
    attempt,
    signal: control.signal,
    hold,
    inTenant: (run) => deps.db.inTenant(companyId, holding(run)),
    inTenantBeside: (run) => deps.db.inTenantBeside(companyId, holding(run)),
  };
}

const LOOK_EVERY_MS = 400;
/** At every so many looks without progress the job gives a sign of life, and hears whether it is lost. */
const SIGN_EVERY_LOOKS = 2;

/** Writes down how far a job is and that it goes on, and notices when it is cancelled or taken over. */
function watchJob(deps: Deps, inHand: JobInHand) {
  const { kind, job, control } = inHand;
  let progress = 0;
  let written = 0;
  let looks = 0;
  let looking: Promise<void> | null = null;
  const look = async () => {
    const share = progress;
    const isMine = await deps.db.inTenantBeside(job.companyId, async (tx) => {
      if (!(await keepRun(tx, runOf(job), deps.clock.now()))) return false;
      if (share !== written)
        await kind.showProgress?.(tx, { companyId: job.companyId, data: parseData(inHand) }, share);
      return true;
    });
    if (isMine) written = share;
    else control.abort(new JobLost());
  };
  const timer = setInterval(() => {
    looks += 1;
    if (looking !== null || control.signal.aborted) return;
    if (progress === written && looks < SIGN_EVERY_LOOKS) return;
    looks = 0;
    looking = look()
      // Whether the job is still this worker's, the next look or its next write will tell.
      .catch((error: unknown) => deps.log.warn({ err: error, kind: kind.name }, 'could not look after a job'))
      .finally(() => {
        looking = null;
      });
  }, LOOK_EVERY_MS);
  return {
    setProgress: (share: number) => {
      // 1 is for what is done.
      progress = Math.max(progress, Math.min(0.99, share));
    },
    end: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
