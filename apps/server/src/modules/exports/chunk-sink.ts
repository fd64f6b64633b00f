import type { Deps } from '../../platform/deps.ts';
import { updateClaimedExport, type ExportClaim } from './export-work-store.ts';
import { insertExportChunk } from './exports-store.ts';

/** Where the bytes of a file go. Each write is waited for, so no more than a chunk is ever in memory. */
export interface ByteSink {
  write(bytes: Uint8Array | string): Promise<void>;
}

export interface ChunkSink extends ByteSink {
  /** Writes what is left. */
  end(): Promise<void>;
  size(): number;
  /** Whether the export was cancelled or belongs to another server: then nothing more was written. */
  isLost(): boolean;
}

const CHUNK_BYTES = 128 * 1024;

/** Puts a file into the database, a chunk at a time, as long as the export is claimed. */
export function createChunkSink(deps: Pick<Deps, 'db' | 'clock'>, claim: ExportClaim): ChunkSink {
  const key = { companyId: claim.companyId, exportId: claim.id };
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let ordinal = 0;
  let size = 0;
  let lost = false;

  const flush = async () => {
    const bytes = Buffer.concat(waiting, waitingBytes);
    waiting = [];
    waitingBytes = 0;
    // Beside the transaction that the export reads in: it holds a connection meanwhile.
    const isMine = await deps.db.inTenantBeside(key.companyId, async (tx) => {
      if (!(await updateClaimedExport(tx, claim, { heartbeatAt: deps.clock.now() }))) return false;
      await insertExportChunk(tx, key, ordinal, bytes);
      return true;
    });
    if (!isMine) {
      lost = true;
      throw new Error('The export was cancelled, or is written by another server');
    }
    ordinal += 1;
    size += bytes.length;
  };
  return {
    write: async (bytes) => {
      const buffer = Buffer.from(bytes);
      waiting.push(buffer);
      waitingBytes += buffer.length;
      if (waitingBytes >= CHUNK_BYTES) await flush();
    },
    end: async () => {
      if (waitingBytes > 0) await flush();
    },
    size: () => size,
    isLost: () => lost,
  };
}
