import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import { mayWrite, type Account } from './account.ts';

/** Where databases and binaries go that would be out of reach of their account in the data directory. */
export const REACHABLE_FOLDER = '/var/lib/vela';

const POINTER = 'postgres-location';
const OWNER = 'data-directory';
const UNFINISHED = '.unfinished-';

/** The folder that holds the cluster (and its socket), or null before the first start. */
export function findCluster(dataDir: string): string | null {
  const home = path.join(dataDir, 'postgres');
  if (existsSync(path.join(home, 'cluster', 'PG_VERSION'))) return home;
  const pointer = path.join(dataDir, POINTER);
  if (!existsSync(pointer)) return null;
  const elsewhere = readFileSync(pointer, 'utf8').trim();
  if (!existsSync(path.join(elsewhere, 'cluster', 'PG_VERSION'))) {
    throw new StartupError(
      `The database of ${dataDir} is missing: ${pointer} says that it is in ${elsewhere}. Restore that folder, or remove the data directory to start afresh.`,
    );
  }
  refuseCopy(dataDir, elsewhere);
  return elsewhere;
}

/** A copied data directory must not open the original's database; a moved one may keep its own. */
function refuseCopy(dataDir: string, elsewhere: string): void {
  const ownerFile = path.join(elsewhere, OWNER);
  const owner = readFileSync(ownerFile, 'utf8').trim();
  if (owner === dataDir) return;
  if (existsSync(path.join(owner, POINTER))) {
    throw new StartupError(
      `${dataDir} is a copy: its database in ${elsewhere} belongs to ${owner}. Remove the copied data directory to start afresh.`,
    );
  }
  writeFileSync(ownerFile, `${dataDir}\n`);
}

export type Place = { readonly unfinished: string; readonly final: string };

/** In the data directory if the account that runs PostgreSQL can live there, else in a folder that it can reach. */
export function choosePlace(dataDir: string, account: Account | null): Place {
  const home = path.join(dataDir, 'postgres');
  if (existsSync(home) && readdirSync(home).length > 0) {
    throw new StartupError(
      `${home} holds something that is no database of Vela. Move it away, or name another VELA_DATA_DIR.`,
    );
  }
  const unfinished = path.join(dataDir, `postgres${UNFINISHED}${randomBytes(4).toString('hex')}`);
  removeUnfinished(dataDir, 'postgres');
  if (makeFolder(unfinished, account)) {
    return { unfinished, final: home };
  }
  rmSync(unfinished, { recursive: true, force: true });
  return placeOutside(dataDir, account);
}

/** A name that no other data directory has or had, so that removing a data directory never brings old data back. */
function placeOutside(dataDir: string, account: Account | null): Place {
  const prefix = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  mkdirSync(REACHABLE_FOLDER, { recursive: true, mode: 0o755 });
  removeUnfinished(REACHABLE_FOLDER, prefix);
  const suffix = randomBytes(4).toString('hex');
  const unfinished = path.join(REACHABLE_FOLDER, `${prefix}${UNFINISHED}${suffix}`);
  if (makeFolder(unfinished, account)) return { unfinished, final: path.join(REACHABLE_FOLDER, `${prefix}-${suffix}`) };
  rmSync(unfinished, { recursive: true, force: true });
  throw new StartupError(
    `The database can't be kept in ${dataDir}: PostgreSQL does not run as root, and the account ${account?.uid ?? ''} may not write there or in ${REACHABLE_FOLDER}. Set VELA_DATA_DIR to a folder outside closed home folders, or start Vela as an ordinary user.`,
  );
}

function removeUnfinished(parent: string, prefix: string): void {
  for (const name of readdirSync(parent)) {
    // With retries: an initdb whose parent was killed may live, and write, for a moment longer.
    if (name.startsWith(`${prefix}${UNFINISHED}`))
      rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 10 });
  }
}

function makeFolder(folder: string, account: Account | null): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account === null) return true;
  try {
    chownSync(folder, account.uid, account.gid);
    chmodSync(folder, 0o700);
  } catch {
    // Some mounted file systems know no owners: such a folder is no place for a database.
    return false;
  }
  return mayWrite(account, folder);
}

/** Moves a finished cluster to its place; it counts from the moment that this has happened, and not before. */
export function settleCluster(dataDir: string, place: Place): void {
  const outside = path.dirname(place.final) !== dataDir;
  if (outside) writeFileSync(path.join(place.unfinished, OWNER), `${dataDir}\n`);
  renameSync(place.unfinished, place.final);
  syncFolder(path.dirname(place.final));
  if (outside) writePointer(dataDir, place.final);
}

function writePointer(dataDir: string, location: string): void {
  const pointer = path.join(dataDir, POINTER);
  writeFileSync(`${pointer}.new`, `${location}\n`, { flush: true });
  renameSync(`${pointer}.new`, pointer);
  syncFolder(dataDir);
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
