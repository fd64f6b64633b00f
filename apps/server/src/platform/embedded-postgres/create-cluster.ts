import { execFile } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../startup-error.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { choosePlace, settleCluster } from './cluster-place.ts';

export const SUPERUSER = 'vela';

type NewCluster = {
  readonly dataDir: string;
  readonly account: Account | null;
  readonly binaries: Binaries;
  readonly password: string;
};

/** Built in a folder of its own and renamed when whole: a start that is cut off half-way leaves nothing that counts. */
export async function createCluster(wanted: NewCluster): Promise<string> {
  const place = choosePlace(wanted.dataDir, wanted.account);
  await initdb(wanted, place.unfinished);
  settleCluster(wanted.dataDir, place);
  return place.final;
}

async function initdb({ binaries, account, password }: NewCluster, folder: string): Promise<void> {
  const passwordFile = path.join(folder, 'first-password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account !== null) chownSync(passwordFile, account.uid, account.gid);
  try {
    await promisify(execFile)(
      binaries.initdb,
      [
        '--pgdata',
        path.join(folder, 'cluster'),
        '--username',
        SUPERUSER,
        '--pwfile',
        passwordFile,
        '--auth',
        'scram-sha-256',
        '--encoding',
        'UTF8',
        '--locale',
        'C',
        '--locale-provider',
        'builtin',
        '--builtin-locale',
        'C.UTF-8',
        '--data-checksums',
      ],
      { ...account, cwd: path.parse(folder).root, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } },
    );
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true });
    const detail = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim().split('\n').at(-1) : '';
    throw new StartupError(`The embedded database can't be created in ${folder}: ${detail}`, { cause });
  }
  rmSync(passwordFile);
}
