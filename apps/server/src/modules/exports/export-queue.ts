import type { Deps } from '../../platform/deps.ts';
import { claimNextExport } from './claim-next-export.ts';
import { removeExpiredExports } from './remove-expired-exports.ts';
import { runClaimedExport, type WriteExport } from './run-claimed-export.ts';
import { writeExport } from './write-export.ts';

/** Writes what waits, one export at a time, and throws away what has expired. */
export interface ExportQueue {
  start(): void;
  /** Looks for work now instead of at the next look. */
  wake(): void;
  /** Ends what is under way; it waits again for another server. Resolves when nothing runs any more. */
  stop(): Promise<void>;
}

/** Between two looks for what another server took and didn't finish. */
const LOOK_EVERY_MS = 5_000;

const perProcess = new WeakMap<Deps, ExportQueue>();

export function exportQueueOf(deps: Deps): ExportQueue {
  const known = perProcess.get(deps) ?? createExportQueue(deps, writeExport);
  perProcess.set(deps, known);
  return known;
}

export function createExportQueue(deps: Deps, write: WriteExport): ExportQueue {
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
    running = drainExports(deps, write, signal)
      // The database may be away for a moment; the next look finds what is left.
      .catch((error: unknown) => deps.log.error({ err: error }, 'could not write exports'))
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

/** Writes until nothing waits. */
export async function drainExports(deps: Deps, write: WriteExport, signal: AbortSignal): Promise<void> {
  await removeExpiredExports(deps);
  while (!signal.aborted) {
    const claimed = await claimNextExport(deps);
    if (claimed === null) return;
    await runClaimedExport(deps, claimed, { write, signal });
  }
}
