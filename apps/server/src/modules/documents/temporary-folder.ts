import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processIdentity } from '../../platform/process-identity.ts';

const NAME = /^vela-documents-(\d+)-([0-9a-f]{8})-/;

/** Runs with a folder that only this account may look into; it is gone afterwards, whatever happened. */
export async function withTemporaryFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), `vela-documents-${process.pid}-${markOf(process.pid)}-`));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what servers that were killed could not remove themselves. */
export async function removeLeftFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, pid, mark] = NAME.exec(name) ?? [];
    if (pid === undefined || markOf(Number(pid)) === mark) continue;
    // Another account's folder stays; its own servers will remove it.
    await rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Process ids are used again, in a container after every start: the mark tells one process from the next. */
const markOf = (pid: number): string =>
  createHash('sha256')
    .update(processIdentity(pid) ?? 'gone')
    .digest('hex')
    .slice(0, 8);
