import type { Deps } from '../../platform/deps.ts';
import { updateClaimed, type Claim } from './reading-store.ts';

const LOOK_EVERY_MS = 400;
const MOVE_AT_LEAST_EVERY_MS = 2_000;

export interface KeptAlive {
  /** Aborted when the server stops, or when the document belongs to another server or is gone. */
  signal: AbortSignal;
  setProgress(percent: number): void;
  end(): Promise<void>;
}

/** Writes down how far a reading is, a few times a second at most, and that it goes on, so that nobody takes it over. */
export function keepAlive(deps: Pick<Deps, 'db' | 'clock' | 'log'>, claim: Claim, stopped: AbortSignal): KeptAlive {
  const lost = new AbortController();
  let progress = 0;
  let written = 0;
  let idleLooks = 0;
  let writing: Promise<void> | null = null;
  const write = async () => {
    const now = deps.clock.now();
    const set = { progress, heartbeatAt: now };
    const isMine = await deps.db.inTenant(claim.companyId, (tx) => updateClaimed(tx, claim, set));
    if (isMine) written = set.progress;
    else lost.abort(new Error('The document is read by somebody else, or removed'));
  };
  const look = () => {
    idleLooks += 1;
    if (writing !== null || (progress === written && idleLooks * LOOK_EVERY_MS < MOVE_AT_LEAST_EVERY_MS)) return;
    idleLooks = 0;
    writing = write()
      // Whether the document is still ours, the next look or the end of the reading will tell.
      .catch((error: unknown) => deps.log.warn({ err: error }, 'could not write how far a document is read'))
      .finally(() => {
        writing = null;
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    signal: AbortSignal.any([stopped, lost.signal]),
    setProgress: (percent) => {
      // 100 is for what is stored and searchable.
      progress = Math.max(progress, Math.min(99, Math.floor(percent)));
    },
    end: async () => {
      clearInterval(timer);
      await writing;
    },
  };
}
