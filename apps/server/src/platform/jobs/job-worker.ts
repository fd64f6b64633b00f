import { poolConfig, type ConnectionSource } from '@vela/db';
import type { Logger, Runner, Task } from 'graphile-worker';
import pg from 'pg';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { JobStopped, type AnyJobKind } from './job-kind.ts';
import { takeBackAttempt, unlockAbandoned, unlockWorkers } from './job-runs-store.ts';
import { letWait, runJob, type JobInHand } from './run-job.ts';

/** Does the jobs that wait in the database, its own share of them where several workers run. */
export interface JobWorker {
  /** Works until it is stopped, on what comes in as soon as it does. */
  start(): Promise<void>;
  /** Hands back what is under way. Resolves when nothing of it runs any more, or has had its time. */
  stop(): Promise<void>;
  /** Takes over what workers that are gone have left, and does everything that is due, one after the other. */
  runDue(): Promise<void>;
}

export interface JobWorkerOptions {
  kinds: readonly AnyJobKind[];
  /** Where it hears of new jobs: sessions are kept there, and its account is the application's. */
  source: ConnectionSource;
}

/** A worker that has not been seen for so long is gone. */
export const WORKER_GONE_AFTER_MS = 10_000;
/** Between two looks for workers that are gone, and for what became due while nothing was told. */
const LOOK_EVERY_MS = 2_000;
/** What is under way may take so long to notice that the server stops. */
const HAND_BACK_WITHIN_MS = 8_000;
/** Kinds without a number of their own run side by side in so many places. */
const SHORT_PLACES = 4;
/** Connections beside those that hear of new jobs: each is held for one statement of the queue. */
const QUEUE_CONNECTIONS = 3;

/** The queue's library is loaded where jobs run alone: a server that only adds them goes without. */
export function createJobWorker(deps: Deps, { kinds, source }: JobWorkerOptions): JobWorker {
  const hands = createHands(deps);
  const takeOver = () => {
    const seenBefore = new Date(deps.clock.now().getTime() - WORKER_GONE_AFTER_MS);
    return deps.db.inDirectory((tx) => unlockAbandoned(tx, { seenBefore, afterMs: WORKER_GONE_AFTER_MS }));
  };
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  const look = () => {
    looking ??= takeOver()
      // The database may be away for a moment; the next look finds what is left.
      .catch((error: unknown) => deps.log.warn({ err: error }, 'could not look for workers that are gone'))
      .finally(() => {
        looking = null;
      });
  };
  let lanes: Lanes | null = null;
  return {
    start: async () => {
      await takeOver();
      lanes = await openLanes(deps, { hands, lanes: lanesOf(kinds), source });
      timer = setInterval(look, LOOK_EVERY_MS);
    },
    stop: async () => {
      clearInterval(timer);
      hands.stop();
      await withinTime(Promise.all([looking, lanes?.stop()]));
      await hands.handBack();
      await withinTime(lanes?.close() ?? Promise.resolve());
    },
    runDue: async () => {
      const { Logger, runOnce } = await import('graphile-worker');
      const pgPool = openQueuePool(source, deps, QUEUE_CONNECTIONS);
      try {
        await takeOver();
        const logger = queueLogger(deps, Logger);
        await runOnce({ pgPool, logger, noHandleSignals: true, concurrency: 1, taskList: hands.tasksOf(kinds) });
      } finally {
        await pgPool.end();
      }
    },
  };
}

const PAYLOAD = z.object({ companyId: z.uuid(), data: z.unknown() });

/** What this worker has in its hands. */
interface Hands {
  tasksOf(kinds: readonly AnyJobKind[]): Record<string, Task>;
  /** From now on what runs, or is still taken, is told to stop. */
  stop(): void;
  /** Gives back what was stopped, also what did not hear of it, as if it had never been taken. */
  handBack(): Promise<void>;
}

function createHands(deps: Deps): Hands {
  const running = new Set<JobInHand>();
  const stopped: JobInHand[] = [];
  let stopping = false;
  const taskOf =
    (kind: AnyJobKind): Task =>
    async (payload, { job: { id, attempts: attempt, key, locked_by } }) => {
      const taken = { jobId: id, run: deps.ids.newId(), worker: locked_by ?? '', key, attempt };
      const inHand = { kind, job: { ...taken, ...PAYLOAD.parse(payload) }, control: new AbortController() };
      running.add(inHand);
      if (stopping) inHand.control.abort(new JobStopped());
      try {
        await runJob(deps, inHand);
      } catch (error) {
        if (error instanceof JobStopped) stopped.push(inHand);
        throw error;
      } finally {
        running.delete(inHand);
      }
    };
  return {
    tasksOf: (kinds) => Object.fromEntries(kinds.map((kind) => [kind.name, taskOf(kind)])),
    stop: () => {
      stopping = true;
      for (const { control } of running) control.abort(new JobStopped());
    },
    handBack: async () => {
      const deaf = [...running];
      for (const inHand of deaf) await letWait(deps, inHand, 'stopped');
      await deps.db.inDirectory(async (tx) => {
        const workers = deaf.map(({ job }) => job.worker);
        await unlockWorkers(tx, workers);
        for (const { job } of [...stopped, ...deaf]) await takeBackAttempt(tx, job, job.attempt);
      });
    },
  };
}

interface Lane {
  places: number;
  some: readonly AnyJobKind[];
}

/** A kind with a number of its own has its own places; the others share some. */
function lanesOf(kinds: readonly AnyJobKind[]): Lane[] {
  const short = kinds.filter(({ concurrency }) => concurrency === undefined);
  const own = kinds.flatMap((kind) =>
    kind.concurrency === undefined ? [] : [{ places: kind.concurrency, some: [kind] }],
  );
  return short.length === 0 ? own : [...own, { places: SHORT_PLACES, some: short }];
}

interface Lanes {
  stop(): Promise<void>;
  close(): Promise<void>;
}

interface OpeningLanes {
  hands: Hands;
  lanes: readonly Lane[];
  source: ConnectionSource;
}

async function openLanes(deps: Deps, { hands, lanes, source }: OpeningLanes): Promise<Lanes> {
  const { Logger, run } = await import('graphile-worker');
  const pgPool = openQueuePool(source, deps, lanes.length + QUEUE_CONNECTIONS);
  const runners = new Set<Runner>();
  let stopping = false;
  const open = async (lane: Lane): Promise<void> => {
    const options = { noHandleSignals: true, parsedCronItems: [], pollInterval: LOOK_EVERY_MS };
    const places = { concurrency: lane.places, taskList: hands.tasksOf(lane.some) };
    const runner = await run({ ...options, ...places, pgPool, logger: queueLogger(deps, Logger) });
    runners.add(runner);
    runner.promise.catch((error: unknown) => deps.log.warn({ err: error }, 'a lane of the queue broke'));
    // A place of the queue that could not say what became of its job is closed for good: the lane opens anew.
    runner.events.on('worker:fatalError', () => {
      if (stopping || !runners.delete(runner)) return;
      void runner
        .stop()
        .then(() => open(lane))
        .catch((error: unknown) => deps.log.error({ err: error }, 'a lane of the queue could not be opened again'));
    });
  };
  for (const lane of lanes) await open(lane);
  return {
    stop: async () => {
      stopping = true;
      await Promise.all([...runners].map((runner) => runner.stop()));
    },
    close: () => pgPool.end(),
  };
}

function openQueuePool(source: ConnectionSource, deps: Pick<Deps, 'log'>, max: number): pg.Pool {
  const pool = new pg.Pool({ ...poolConfig(source), max, application_name: 'vela jobs' });
  // The queue connects anew; without a listener a connection that breaks would end the process.
  pool.on('error', (error) => deps.log.debug({ err: error }, 'a connection of the queue broke'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** What a job says is logged by us; of the queue's own words only its troubles are. */
const queueLogger = (deps: Pick<Deps, 'log'>, QueueLogger: typeof Logger): Logger =>
  new QueueLogger(() => (level, message, meta) => {
    if (level === 'error' && meta?.failure !== true) deps.log.warn({ queue: message }, 'the queue of jobs');
  });

async function withinTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, HAND_BACK_WITHIN_MS);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
