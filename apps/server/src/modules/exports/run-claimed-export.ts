import type { ExportProblem } from '@vela/domain/export';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { ClaimedExport } from './claim-next-export.ts';
import { stopWaiting, updateClaimedExport } from './export-work-store.ts';
import { deleteExportChunks } from './exports-store.ts';
import { keepExportAlive } from './keep-export-alive.ts';
import { createChunkSink, type ByteSink } from './chunk-sink.ts';

/** Twice, because a server may go down for reasons of its own; a third time is the export's fault. */
const MOST_ATTEMPTS = 2;

export interface Writing {
  sink: ByteSink;
  /** How much is written, 0 to 1. */
  setProgress(share: number): void;
  /** Aborted when the server stops, or the export is cancelled or somebody else's. */
  signal: AbortSignal;
}

/** What is to be written, and for whom. */
export type ExportOrder = Pick<ClaimedExport, 'companyId' | 'memberId' | 'surveyId' | 'timeframe' | 'format' | 'part'>;

export type WriteExport = (deps: Deps, order: ExportOrder, writing: Writing) => Promise<void>;

/** Writes a claimed export and says what came of it. What the server's stop breaks off counts as no attempt. */
export async function runClaimedExport(
  deps: Deps,
  row: ClaimedExport,
  { write, signal }: { write: WriteExport; signal: AbortSignal },
): Promise<void> {
  if (row.attempts > MOST_ATTEMPTS) return fail(deps, row, 'not_written');
  const alive = keepExportAlive(deps, row, signal);
  const sink = createChunkSink(deps, row);
  try {
    await write(deps, row, { sink, setProgress: alive.setProgress, signal: alive.signal });
    await sink.end();
    alive.signal.throwIfAborted();
  } catch (error) {
    if (signal.aborted) return putBack(deps, row);
    // Cancelled, or another server has it now: it is not ours to say anything about.
    if (alive.signal.aborted || sink.isLost()) return;
    if (isRefusal(error)) return fail(deps, row, 'not_allowed');
    deps.log.error({ err: error, exportId: row.id }, 'an export could not be written');
    if (row.attempts >= MOST_ATTEMPTS) return fail(deps, row, 'not_written');
    return putBackAfterFault(deps, row);
  } finally {
    await alive.end();
  }
  await finish(deps, row, { status: 'done', progress: 1, sizeBytes: sink.size(), heartbeatAt: null });
}

/** What the member may no longer read, or what is gone: trying again would change nothing. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'forbidden' || error.code === 'not_found');

const fail = (deps: Pick<Deps, 'db'>, row: ClaimedExport, problem: ExportProblem): Promise<void> =>
  finish(deps, row, { status: 'failed', problem, heartbeatAt: null });

async function finish(
  deps: Pick<Deps, 'db'>,
  row: ClaimedExport,
  set: Parameters<typeof updateClaimedExport>[2],
): Promise<void> {
  const { companyId, id } = row;
  await deps.db.inTenant(companyId, async (tx) => {
    if (!(await updateClaimedExport(tx, row, set))) return;
    if (set.status !== 'done') await deleteExportChunks(tx, { companyId, exportId: id });
    await stopWaiting(tx, id);
  });
}

/** Lets it wait again, as if this server had never taken it. */
const putBack = (deps: Pick<Deps, 'db'>, row: ClaimedExport): Promise<void> => queueAgain(deps, row, row.attempts - 1);

/** A fault of this server, such as a lost connection, gets a second try. */
const putBackAfterFault = (deps: Pick<Deps, 'db'>, row: ClaimedExport): Promise<void> =>
  queueAgain(deps, row, row.attempts);

async function queueAgain(deps: Pick<Deps, 'db'>, row: ClaimedExport, attempts: number): Promise<void> {
  const { companyId, id } = row;
  await deps.db.inTenant(companyId, async (tx) => {
    const set = { status: 'queued', progress: 0, heartbeatAt: null, claim: null, attempts } as const;
    if (await updateClaimedExport(tx, row, set)) await deleteExportChunks(tx, { companyId, exportId: id });
  });
}
