import type { Deps } from '../../platform/deps.ts';
import { oncePer } from '../../platform/once-per.ts';
import { createWorkQueue, type WorkQueue } from '../../platform/work-queue.ts';
import { claimNextExport } from './claim-next-export.ts';
import { removeExpiredExports } from './remove-expired-exports.ts';
import { runClaimedExport, type WriteExport } from './run-claimed-export.ts';
import { writeExport } from './write-export.ts';

export const exportQueueOf = oncePer((deps: Deps) => createExportQueue(deps, writeExport));

export const createExportQueue = (deps: Deps, write: WriteExport): WorkQueue =>
  createWorkQueue({
    log: deps.log,
    drain: (signal) => drainExports(deps, write, signal),
    failure: 'could not write exports',
  });

/** Writes until nothing waits. */
export async function drainExports(deps: Deps, write: WriteExport, signal: AbortSignal): Promise<void> {
  await removeExpiredExports(deps);
  while (!signal.aborted) {
    const claimed = await claimNextExport(deps);
    if (claimed === null) return;
    await runClaimedExport(deps, claimed, { write, signal });
  }
}
