import type { FastifyBaseLogger } from 'fastify';

/** Does in the background what waits in the database, one thing at a time. */
export interface WorkQueue {
  start(): void;
  /** Looks for work now instead of at the next look. */
  wake(): void;
  /** Ends what is under way; it waits again for another server. Resolves when nothing runs any more. */
  stop(): Promise<void>;
}

export interface Work {
  log: FastifyBaseLogger;
  /** Works until nothing waits, or the signal ends it. */
  drain(signal: AbortSignal): Promise<void>;
  /** What the log says when it could not. */
  failure: string;
}

/** Between two looks for what another server took and didn't finish, or took in and can't do itself. */
const LOOK_EVERY_MS = 5_000;

export function createWorkQueue({ log, drain, failure }: Work): WorkQueue {
  let timer: NodeJS.Timeout | null = null;
  let stopping: AbortController | null = null;
  let running: Promise<void> | null = null;
  let wokenMeanwhile = false;

  const wake = () => {
    if (stopping === null || stopping.signal.aborted) return;
    if (running !== null) {
      wokenMeanwhile = true;
      return;
    }
    const { signal } = stopping;
    running = drain(signal)
      // The database may be away for a moment; the next look finds what is left.
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        running = null;
        if (wokenMeanwhile) {
          wokenMeanwhile = false;
          wake();
        }
      });
  };
  return {
    start: () => {
      stopping = new AbortController();
      timer = setInterval(wake, LOOK_EVERY_MS);
      timer.unref();
      wake();
    },
    wake,
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      stopping?.abort(new Error('The server stops'));
      await running;
      stopping = null;
    },
  };
}
