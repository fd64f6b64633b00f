import type { Deps } from '../../platform/deps.ts';
import { createWorkQueue, type WorkQueue } from '../../platform/work-queue.ts';
import { claimNextExport } from './claim-next-export.ts';
import { removeExpiredExports } from './remove-expired-exports.ts';
import { runClaimedExport, type WriteExport } from './run-claimed-export.ts';
import { writeExport } from './write-export.ts';

const perProcess = new WeakMap<Deps, WorkQueue>();

export function exportQueueOf(deps: Deps): WorkQueue {
  const known = perProcess.get(deps) ?? createExportQueue(deps, writeExport);
  perProcess.set(deps, known);
  return known;
}

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
