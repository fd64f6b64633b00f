import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type PostmasterFile = {
  readonly pid: number;
  readonly port: number;
  /** Null where it listens on TCP only. */
  readonly socketFolder: string | null;
  readonly ready: boolean;
};

/** PostgreSQL's own note of who runs on a cluster: one fact a line, written while it starts. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  const lines = linesOf(cluster);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3]), socketFolder: lines[4] || null, ready: lines[7]?.trim() === 'ready' };
}

/**
 * PostgreSQL takes a foreign process that has got the number of its dead predecessor for that predecessor and refuses
 * to start. The number alone is replaced: the file's other lines let PostgreSQL check that no old worker is left.
 */
export function disownPostmasterFile(cluster: string): void {
  const numberOfNobody = '999999999';
  writeFileSync(fileOf(cluster), [numberOfNobody, ...linesOf(cluster).slice(1)].join('\n'));
}

const fileOf = (cluster: string) => path.join(cluster, 'postmaster.pid');

function linesOf(cluster: string): string[] {
  try {
    return readFileSync(fileOf(cluster), 'utf8').split('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
