import { randomBytes, randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
  renameSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { processIdentity } from './process-identity.ts';
import { StartupError } from './startup-error.ts';

/** A takeover lasts microseconds; one that is older was cut off in the middle. */
const TAKEOVER_MAX_AGE_MS = 10_000;

/** Makes the data directory; others may pass through it (the database may run under another account) but not list it. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new StartupError(`VELA_DATA_DIR ${dataDir} can't be used (${reason}). Name a folder that you may write to.`);
  }
}

/** A random text that is made once, readable by this account alone, and the same ever after. */
export function keptSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  return readSecret(file) ?? writeSecret(file);
}

function readSecret(file: string): string | null {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret === '')
      throw new StartupError(
        `${file} is empty. Restore it from a backup, or remove the whole data directory to start afresh.`,
      );
    return secret;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Linked into place only when it is on disk, so that a crash leaves no empty secret and two writers agree on one. */
function writeSecret(file: string): string {
  const secret = randomBytes(32).toString('base64url');
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  const descriptor = openSync(temporary, 'wx', 0o600);
  try {
    writeSync(descriptor, `${secret}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  try {
    linkSync(temporary, file);
    return secret;
  } catch (error) {
    const existing = readSecret(file);
    if (existing === null) throw error;
    return existing;
  } finally {
    rmSync(temporary, { force: true });
  }
}

export type LockHolder = { readonly pid: number; readonly url: string | null };
type DataDirLock = {
  /** Tells a second start where the running one can be reached. */
  announce(url: string): void;
  release(): void;
};
type LockResult = { held: true; lock: DataDirLock } | { held: false; holder: LockHolder };
type LockFile = { pid: number; identity: string; token: string; url: string | null };

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
