import type { Deps } from '../../platform/deps.ts';
import { claimNextDocument } from './claim-next-document.ts';
import { readClaimedDocument, type ReadDocumentFile } from './read-claimed-document.ts';
import { readDocument } from './reading/read-document.ts';

/** Reads what waits, one document at a time. */
export interface DocumentQueue {
  start(): void;
  /** Looks for work now instead of at the next look. */
  wake(): void;
  /** Ends what is under way; it waits again for another server. Resolves when nothing runs any more. */
  stop(): Promise<void>;
}

/** Between two looks for what another server took and didn't finish, or took in and can't read itself. */
const LOOK_EVERY_MS = 5_000;

const perProcess = new WeakMap<Deps, DocumentQueue>();

export function documentQueueOf(deps: Deps): DocumentQueue {
  const known = perProcess.get(deps) ?? createDocumentQueue(deps, readDocument);
  perProcess.set(deps, known);
  return known;
}

export function createDocumentQueue(deps: Deps, read: ReadDocumentFile): DocumentQueue {
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
    running = drainQueue(deps, read, signal)
      // The database may be away for a moment; the next look finds what is left.
      .catch((error: unknown) => deps.log.error({ err: error }, 'could not read documents'))
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

/** Reads until nothing waits. */
export async function drainQueue(deps: Deps, read: ReadDocumentFile, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const document = await claimNextDocument(deps);
    if (document === null) return;
    await readClaimedDocument(deps, document, { read, signal });
  }
}
