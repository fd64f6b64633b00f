import type { Handbook } from '@vela/contract';
import type { Tx } from '@vela/db';
import { DOCUMENT_PROBLEMS, type DocumentProblem } from '@vela/domain/documents';
import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError, invalid } from '../../platform/domain-error.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { documentJob } from './document-job.ts';
import {
  insertDocumentChunk,
  countWaiting,
  findSameFile,
  hasNewerUpload,
  insertDocument,
  lockCompanyDocuments,
  moveToFront,
  type DocumentKey,
} from './documents-store.ts';
import { readHandbook } from './get-handbook.ts';
import { MEDIA_TYPES, type DocumentFormat } from './reading/document-formats.ts';
import { SNIFFED_BYTES, sniffDocument } from './reading/sniff-document.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

/** So many of a company's uploads may wait: files are read one at a time, for all companies. */
const MOST_WAITING = 5;

interface NewFile extends SpooledFile {
  fileName: string;
  mediaType: string;
}

const CHUNK_BYTES = 1024 * 1024;

/**
 * Takes a file and queues it to be read. It is written to disk as it comes, so that a slow sender holds neither memory nor
 * a connection of the database, and stored once it is here in full.
 */
export async function uploadHandbook(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { fileName, bytes }: { fileName: string; bytes: AsyncIterable<Buffer> },
): Promise<Handbook> {
  permit(actor, 'company.write');
  return withTemporaryFolder(async (folder) => {
    let mediaType = '';
    const onHead = (head: Buffer) => {
      mediaType = mediaTypeOf(head);
    };
    const spooled = await spoolUpload(bytes, { folder, headBytes: SNIFFED_BYTES, onHead });
    return deps.db.inTenant(actor.companyId, (tx) => store(tx, { deps, actor }, { ...spooled, fileName, mediaType }));
  });
}

function mediaTypeOf(head: Buffer): string {
  const sniffed = sniffDocument(head, head.length);
  if (isFormat(sniffed)) return MEDIA_TYPES[sniffed];
  throw invalid([{ path: 'handbook', message: DOCUMENT_PROBLEMS[sniffed] }]);
}

const isFormat = (sniffed: DocumentFormat | DocumentProblem): sniffed is DocumentFormat =>
  Object.hasOwn(MEDIA_TYPES, sniffed);

async function store(
  tx: Tx,
  { deps, actor }: { deps: Pick<Deps, 'clock' | 'ids'>; actor: Actor },
  file: NewFile,
): Promise<Handbook> {
  const { companyId } = actor;
  const { fileName, mediaType, sizeBytes, sha256 } = file;
  const id = deps.ids.newId();
  const now = deps.clock.now();
  await lockCompanyDocuments(tx, companyId);
  const row = { companyId, id, kind: 'handbook', fileName, mediaType, sizeBytes, sha256, status: 'queued' } as const;
  const isNew = await insertDocument(tx, { ...row, uploadedBy: actor.memberId, uploadedAt: now });
  if (!isNew) {
    const same = await findSameFile(tx, companyId, sha256);
    // Uploaded again while another one was on its way: this one is the last, so it is the one that counts.
    if (same && (await hasNewerUpload(tx, same))) await moveToFront(tx, companyId, same.id, now);
    return readHandbook(tx, companyId);
  }
  const waiting = await countWaiting(tx, companyId);
  if (waiting > MOST_WAITING) throw tooManyWaiting();
  await storeOriginal(tx, { companyId, documentId: id }, file.path);
  // Each further file of a company lets the first ones of others pass: who uploads five doesn't hold up who uploads one.
  await addJob(tx, documentJob, { companyId, data: { documentId: id }, key: id, rank: waiting - 1 });
  await audit(tx, deps, actor, {
    action: 'handbook.uploaded',
    subjectType: 'document',
    subjectId: id,
    detail: { fileName, mediaType, sizeBytes, sha256 },
  });
  return readHandbook(tx, companyId);
}

const tooManyWaiting = () =>
  new DomainError('rate_limited', 'Several handbooks are still being read. Please wait until they are done.', {
    retryAfterSeconds: 20,
  });

/** Puts a file into the database, a chunk at a time. */
async function storeOriginal(tx: Tx, key: DocumentKey, file: string): Promise<void> {
  let ordinal = 0;
  for await (const bytes of readParts(file, CHUNK_BYTES)) {
    await insertDocumentChunk(tx, key, ordinal, bytes);
    ordinal += 1;
  }
}

interface SpooledFile {
  path: string;
  sizeBytes: number;
  sha256: string;
}

interface Spooling {
  folder: string;
  headBytes: number;
  /** Sees the first bytes as soon as they are there, or all when there are fewer. When it throws, the rest isn't waited for. */
  onHead: (head: Buffer) => void;
}

/** Writes what comes in to a file of the folder. */
async function spoolUpload(bytes: AsyncIterable<Buffer>, { folder, ...looking }: Spooling): Promise<SpooledFile> {
  const file = path.join(folder, 'original');
  const handle = await open(file, 'wx', 0o600);
  try {
    return { path: file, ...(await writeAll(bytes, handle, looking)) };
  } finally {
    await handle.close();
  }
}

async function writeAll(
  bytes: AsyncIterable<Buffer>,
  handle: FileHandle,
  { headBytes, onHead }: Omit<Spooling, 'folder'>,
) {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of bytes) {
    sizeBytes += chunk.length;
    hash.update(chunk);
    if (head !== null) {
      head = Buffer.concat([head, chunk]);
      if (head.length >= headBytes) {
        onHead(head.subarray(0, headBytes));
        head = null;
      }
    }
    await handle.write(chunk);
  }
  if (head !== null) onHead(head);
  return { sizeBytes, sha256: hash.digest('hex') };
}

/** The file in parts of the given size; the last one may be shorter. */
async function* readParts(file: string, partBytes: number): AsyncIterable<Buffer> {
  const handle = await open(file, 'r');
  try {
    for (;;) {
      const part = Buffer.alloc(partBytes);
      let filled = 0;
      for (;;) {
        const { bytesRead } = await handle.read(part, filled, partBytes - filled);
        filled += bytesRead;
        if (bytesRead === 0 || filled === partBytes) break;
      }
      if (filled > 0) yield part.subarray(0, filled);
      if (filled < partBytes) return;
    }
  } finally {
    await handle.close();
  }
}
