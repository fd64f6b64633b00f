import type { Deps } from '../../platform/deps.ts';
import { updateClaimedExport, type ExportClaim } from './export-work-store.ts';

const WRITE_EVERY_MS = 1_000;

export interface ExportKeptAlive {
  /** Aborted when the server stops, or when the export is cancelled or belongs to another server. */
  signal: AbortSignal;
  setProgress(share: number): void;
  end(): Promise<void>;
}

/** Writes down how far an export is, and that it goes on, so that nobody takes it over; notices when it is cancelled. */
export function keepExportAlive(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  claim: ExportClaim,
  stopped: AbortSignal,
): ExportKeptAlive {
  const lost = new AbortController();
  let progress = 0;
  let writing: Promise<void> | null = null;
  const write = async () => {
    const set = { progress, heartbeatAt: deps.clock.now() };
    const isMine = await deps.db.inTenantBeside(claim.companyId, (tx) => updateClaimedExport(tx, claim, set));
    if (!isMine) lost.abort(new Error('The export was cancelled, or is written by another server'));
  };
  const timer = setInterval(() => {
    writing ??= write()
      // Whether the export is still ours, the next look or its next chunk will tell.
      .catch((error: unknown) => deps.log.warn({ err: error }, 'could not write how far an export is'))
      .finally(() => {
        writing = null;
      });
  }, WRITE_EVERY_MS);
  return {
    signal: AbortSignal.any([stopped, lost.signal]),
    setProgress: (share) => {
      // 1 is for a file that can be fetched.
      progress = Math.max(progress, Math.min(0.99, share));
    },
    end: async () => {
      clearInterval(timer);
      await writing;
    },
  };
}
