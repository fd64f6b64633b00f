import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { processIdentity } from './process-identity.ts';

export type LockHolder = { readonly pid: number; readonly url: string | null };
export type DataDirLock = {
  /** Tells a second start where the running one can be reached. */
  announce(url: string): void;
  release(): void;
};
export type LockResult = { held: true; lock: DataDirLock } | { held: false; holder: LockHolder };
type LockFile = { pid: number; identity: string; token: string; url: string | null };

/** A takeover lasts microseconds; one that is older was cut off in the middle. */
const TAKEOVER_MAX_AGE_MS = 10_000;

/** Takes the data directory for this process, also from a process that died without giving it back. */
export function lockDataDir(dataDir: string): LockResult {
  const file = path.join(dataDir, 'vela.lock');
  const own: LockFile = {
    pid: process.pid,
    identity: processIdentity(process.pid) ?? String(process.pid),
    token: randomUUID(),
    url: null,
  };
  for (;;) {
    if (createLock(file, own)) return { held: true, lock: heldLock(file, own) };
    const other = readLock(file);
    if (other !== null && processIdentity(other.pid) === other.identity) {
      return { held: false, holder: { pid: other.pid, url: other.url } };
    }
    if (replaceDeadLock(file, other, own)) return { held: true, lock: heldLock(file, own) };
  }
}

/** Linking a finished file into place is atomic: nobody ever sees a lock that is half written. */
function createLock(file: string, own: LockFile): boolean {
  const temporary = writeBeside(file, own);
  try {
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * Of several starts that find the same dead lock only one may replace it, or the slower would remove the faster's
 * new lock. The right to do so is a folder named after the dead lock, which only one of them can make.
 */
function replaceDeadLock(file: string, dead: LockFile | null, own: LockFile): boolean {
  const right = `${file}.takeover-${dead?.token ?? 'unreadable'}`;
  try {
    mkdirSync(right);
  } catch (error) {
    if (!isTaken(error)) throw error;
    dropAbandoned(right);
    return false;
  }
  try {
    if (readLock(file)?.token !== dead?.token) return false;
    renameSync(writeBeside(file, own), file);
    return true;
  } finally {
    rmdirSync(right);
  }
}

function dropAbandoned(right: string): void {
  try {
    if (Date.now() - statSync(right).mtimeMs > TAKEOVER_MAX_AGE_MS) rmdirSync(right);
  } catch {
    // Its maker has removed it in the meantime, which is what we wait for.
  }
}

function heldLock(file: string, own: LockFile): DataDirLock {
  return {
    announce: (url) => renameSync(writeBeside(file, { ...own, url }), file),
    release: () => {
      if (readLock(file)?.token === own.token) rmSync(file, { force: true });
    },
  };
}

function writeBeside(file: string, content: LockFile): string {
  const temporary = `${file}.${randomUUID()}`;
  writeFileSync(temporary, `${JSON.stringify(content)}\n`, { mode: 0o644 });
  return temporary;
}

function readLock(file: string): LockFile | null {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isLockFile(content) ? content : null;
  } catch {
    // Missing, or cut off by a full disk: either way nobody holds it.
    return null;
  }
}

const isLockFile = (value: unknown): value is LockFile =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  typeof value.pid === 'number' &&
  'identity' in value &&
  typeof value.identity === 'string' &&
  'token' in value &&
  typeof value.token === 'string';
