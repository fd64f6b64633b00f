import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

export interface SpooledFile {
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
export async function spoolUpload(
  bytes: AsyncIterable<Buffer>,
  { folder, ...looking }: Spooling,
): Promise<SpooledFile> {
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
export async function* readParts(file: string, partBytes: number): AsyncIterable<Buffer> {
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
