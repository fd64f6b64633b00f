import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The account that PostgreSQL runs under when that is not our own. */
export type Account = { readonly uid: number; readonly gid: number };

/** Existing unprivileged accounts, best first: PostgreSQL asks the system for the name of its user, so a bare number won't do. */
const CANDIDATES = ['nobody', 'postgres', 'daemon'] as const;

/** PostgreSQL refuses to run as root, so root hands it to an unprivileged account; everybody else runs it as themselves. */
export function chooseAccount(existingCluster: string | null): Account | null {
  if (process.getuid?.() !== 0) return null;
  if (existingCluster !== null) {
    const { uid, gid } = statSync(existingCluster);
    if (uid !== 0) return { uid, gid };
  }
  return findSystemAccount(readFileSync('/etc/passwd', 'utf8'));
}

export function findSystemAccount(passwd: string): Account {
  const accounts = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({
      name: name ?? '',
      uid: Number(uid),
      gid: Number(gid),
    }))
    .filter(({ uid, gid }) => Number.isInteger(uid) && Number.isInteger(gid) && uid > 0);
  const named = CANDIDATES.map((candidate) => accounts.find(({ name }) => name === candidate));
  const found = named.find((account) => account !== undefined) ?? accounts[0];
  if (found === undefined) throw new Error('/etc/passwd names no account other than root');
  return { uid: found.uid, gid: found.gid };
}

/** Asks the system itself instead of reading modes: access lists, mounts and containers all have a say. */
export function mayWrite(account: Account, folder: string): boolean {
  const attempt = 'cd "$1" && : > .write-probe && rm .write-probe';
  return spawnSync('/bin/sh', ['-c', attempt, 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
