import { readdirSync, readFileSync } from 'node:fs';

/** Every process below one. The database's first process is a child of the server, the others are children of that one. */
export function descendantsOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.map(Number).filter((candidate) => parentOf(candidate) === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

export const residentMb = (pid: number): number => (kilobytes(`/proc/${pid}/status`, 'VmRSS') ?? 0) / 1024;

/** Processes come and go while the list is read: one that is gone has no parent. */
const parentOf = (pid: number): number | null => kilobytes(`/proc/${pid}/status`, 'PPid');

export function kilobytes(file: string, name: string): number | null {
  try {
    const value = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1];
    return value === undefined ? null : Number(value);
  } catch {
    // Gone, or another account's: either way there is nothing to count.
    return null;
  }
}
