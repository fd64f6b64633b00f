import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ConnectionSource } from '@vela/db';
import { baselineScript, type BaselineLoad, type BaselineTarget } from './baseline-store.ts';

const INSTALLED = '/usr/lib/postgresql';

/** PostgreSQL's own load generator, or null where it is not installed. */
export function findPgbench(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const programs = readdirSync(INSTALLED).map((version) => path.join(INSTALLED, version, 'bin/pgbench'));
  return programs.find((program) => existsSync(program)) ?? null;
}

/** Transactions a second, connecting left out. */
export async function runPgbench(program: string, target: BaselineTarget, load: BaselineLoad): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vela-pgbench-'));
  const script = path.join(folder, 'insert.sql');
  writeFileSync(script, baselineScript(target));
  const { connections, seconds } = load;
  const threads = Math.min(connections, availableParallelism());
  const options = [
    '-n',
    '-M',
    'prepared',
    '-f',
    script,
    '-c',
    `${connections}`,
    '-j',
    `${threads}`,
    '-T',
    `${seconds}`,
  ];
  try {
    const { place, password } = connectionOf(target.source);
    const { stdout } = await promisify(execFile)(program, [...options, place], {
      env: { ...process.env, PGPASSWORD: password },
    });
    const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
    if (tps === undefined) throw new Error(`pgbench said nothing of its speed: ${stdout}`);
    return Number(tps);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The password goes by the environment: arguments can be read by everybody on the machine. */
function connectionOf(source: ConnectionSource): { place: string; password: string } {
  if ('url' in source) {
    const url = new URL(source.url);
    const password = decodeURIComponent(url.password);
    url.password = '';
    return { place: url.toString(), password };
  }
  const { host, port, user, database, password } = source;
  return { place: `host=${host} port=${port} user=${user} dbname=${database}`, password };
}
