import type { Deps } from './deps.ts';

/** Work that goes on after its answer, so that the answer's time tells nothing about it. */
export interface BackgroundWork {
  start(work: () => Promise<void>): void;
  /** Resolves when nothing is under way. */
  settle(): Promise<void>;
}

export function createBackgroundWork(name: string, log: Deps['log']): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    start(work) {
      const run = work()
        .catch((error: unknown) => log.error({ err: error, work: name }, 'background work failed'))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
