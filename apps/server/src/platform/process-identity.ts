import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A text that is the same for one process as long as it lives and never comes back; null when no such process lives. */
export function processIdentity(pid: number): string | null {
  if (!isAlive(pid)) return null;
  return `${pid}@${startOf(pid) ?? 'unknown'}`;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // EPERM: it lives, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A process that has ended keeps its number until its parent asks how; in a container nobody may ever ask. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return fieldsAfterName(pid)[0] === 'Z';
  } catch {
    // Gone between the two looks, or hidden from us; the signal has just said that it lives.
    return false;
  }
}

/** Process ids are used again after a while, so the start time makes one of them unmistakable. */
function startOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') return linuxStart(pid);
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    // The process ended between the two looks, or /proc is closed: its number alone has to do.
    return null;
  }
}

/** The start is counted from boot, hence the boot id beside it. */
function linuxStart(pid: number): string | null {
  const start = fieldsAfterName(pid)[19];
  const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return start === undefined ? null : `${bootId}:${start}`;
}

/** The command name stands in brackets and may hold spaces and brackets itself. */
function fieldsAfterName(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** How a living process was called, or null where the system does not tell. */
export function commandLineOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    // It ended just now, or belongs to somebody whose processes are hidden from us.
    return null;
  }
}
