import { randomBytes } from 'node:crypto';
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
} from 'node:fs';
import path from 'node:path';
import { StartupError } from './startup-error.ts';

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
