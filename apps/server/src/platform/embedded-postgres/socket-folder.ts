import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Account } from './account.ts';

const PREFIX = 'vela-pg-';
/** The system's limit is 108 bytes with the final zero on Linux and 104 on macOS. */
const PATH_LIMIT_BYTES = 103;

const socketPath = (folder: string) => path.join(folder, '.s.PGSQL.5432');
const fits = (folder: string) => Buffer.byteLength(socketPath(folder)) <= PATH_LIMIT_BYTES;

/** The cluster's own folder, or a short private one made afresh where that path is too long for a socket. */
export function chooseSocketFolder(home: string, account: Account | null): string {
  if (fits(home)) return home;
  const temporary = account === null && fits(path.join(tmpdir(), `${PREFIX}XXXXXX`)) ? tmpdir() : '/tmp';
  const folder = mkdtempSync(path.join(temporary, PREFIX));
  if (account !== null) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Removes only what chooseSocketFolder has made. */
export function dropSocketFolder(folder: string): void {
  if (path.basename(folder).startsWith(PREFIX)) rmSync(folder, { recursive: true, force: true });
}
