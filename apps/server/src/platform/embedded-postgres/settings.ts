import { createHash } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Account } from './account.ts';

/**
 * Nothing that was acknowledged may be lost, so fsync, full_page_writes and synchronous_commit stay on.
 * The rest keeps a server at rest small: few connections, one buffer of 96 MB, no just-in-time compiler, no replication.
 */
const SETTINGS = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '96MB',
  max_connections: '40',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  io_workers: '1',
  jit: 'off',
  huge_pages: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // What is left out are details, which repeat the row that was refused.
  log_error_verbosity: 'terse',
  unix_socket_permissions: '0700',
} as const;
const PREFIX = 'vela-pg-';
/** The system's limit is 108 bytes with the final zero on Linux and 104 on macOS. */
const PATH_LIMIT_BYTES = 103;

/** Tells a running server with today's settings from one that an older version of Vela left behind. */
export const CLUSTER_NAME = `vela-${createHash('sha256').update(JSON.stringify(SETTINGS)).digest('hex').slice(0, 12)}`;

export type Listening = { readonly socketFolder: string } | { readonly tcpPort: number };

export function serverArguments(cluster: string, listening: Listening): string[] {
  const place =
    'socketFolder' in listening
      ? { listen_addresses: '', unix_socket_directories: listening.socketFolder }
      : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(listening.tcpPort) };
  const settings = Object.entries({ ...SETTINGS, ...place, cluster_name: CLUSTER_NAME });
  return ['-D', cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

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
