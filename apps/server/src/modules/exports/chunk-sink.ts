import type { Deps } from '../../platform/deps.ts';
import type { RunningJob } from '../../platform/jobs/job-kind.ts';
import { insertExportChunk, type ExportKey, type ExportRow } from './exports-store.ts';

/** Where the bytes of a file go. Each write is waited for, so no more than a chunk is ever in memory. */
export interface ByteSink {
  write(bytes: Uint8Array | string): Promise<void>;
}

export interface Writing {
  sink: ByteSink;
  /** How much is written, 0 to 1. */
  setProgress(share: number): void;
  /** Aborted when the server stops, or the export is cancelled or somebody else's. */
  signal: AbortSignal;
}

/** What is to be written, and for whom. */
export type ExportOrder = Pick<ExportRow, 'companyId' | 'memberId' | 'surveyId' | 'timeframe' | 'format' | 'part'>;

export type WriteExport = (deps: Deps, order: ExportOrder, writing: Writing) => Promise<void>;

export interface ChunkSink extends ByteSink {
  /** Writes what is left. */
  end(): Promise<void>;
  size(): number;
}

const CHUNK_BYTES = 128 * 1024;

/** Puts a file into the database, a chunk at a time, as long as the job is this worker's. */
export function createChunkSink(job: Pick<RunningJob<never>, 'inTenantBeside'>, key: ExportKey): ChunkSink {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let ordinal = 0;
  let size = 0;

  const flush = async () => {
    const bytes = Buffer.concat(waiting, waitingBytes);
    waiting = [];
    waitingBytes = 0;
    // Beside the transaction that the export reads in: it holds a connection meanwhile.
    await job.inTenantBeside((tx) => insertExportChunk(tx, key, ordinal, bytes));
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
  };
}
