import type { Logger } from 'pino';

export type StopSteps = {
  /** Run last step first; each is told of failures before it only by the log. */
  add(name: string, step: () => Promise<void> | void): void;
  /** Runs every step once; later calls wait for the same run. False when a step failed. */
  run(): Promise<boolean>;
  isStopping(): boolean;
};

/** What was opened is closed in the opposite order, also when a start breaks off half-way. */
export function createStopSteps(log: Pick<Logger, 'error'>): StopSteps {
  const steps: { name: string; step: () => Promise<void> | void }[] = [];
  let running: Promise<boolean> | null = null;
  const runAll = async () => {
    let clean = true;
    for (const { name, step } of steps.reverse()) {
      try {
        await step();
      } catch (error) {
        // The steps that remain must still have their turn: the database has to be stopped whatever failed before.
        log.error({ err: error, step: name }, 'could not stop cleanly');
        clean = false;
      }
    }
    return clean;
  };
  return {
    add: (name, step) => steps.push({ name, step }),
    run: () => (running ??= runAll()),
    isStopping: () => running !== null,
  };
}

type Stopping = {
  readonly steps: StopSteps;
  /** Settles when the start is over: what is half-way open can't be closed. */
  readonly started: Promise<unknown>;
  readonly log: Pick<Logger, 'info' | 'fatal'>;
};

/** Signals come in doubles (a terminal sends one, npm another), so only the first counts: stopping is limited in time anyway. */
export function stopOnSignals({ steps, started, log }: Stopping): void {
  let code: number | null = null;
  const stop = async (wanted: number) => {
    const first = code === null;
    code = Math.max(code ?? 0, wanted);
    if (!first) return;
    await started.catch(() => undefined);
    const clean = await steps.run();
    process.exit(clean ? code : 1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      log.info({ signal }, 'stopping');
      void stop(0);
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      log.fatal({ err: error }, event);
      void stop(1);
    });
  }
}
