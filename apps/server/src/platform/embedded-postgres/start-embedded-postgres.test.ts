import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPostmasterFile } from './server-process.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;
/** All that a test leaves behind. */
let places: string[];
let started: EmbeddedPostgres[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vela-embedded-'));
  chmodSync(folder, 0o711);
  places = [folder];
  started = [];
});
afterEach(async () => {
  // A database that still runs would write into what is being removed.
  for (const server of started) if (server.isRunning()) await server.stop();
  for (const place of places) rmSync(place, { recursive: true, force: true });
});

async function start(dataDir = folder): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, database: 'vela', report: () => undefined });
  started.push(server);
  return server;
}

async function ask(server: EmbeddedPostgres, sql: string, values: unknown[] = []): Promise<unknown> {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, values, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

/** Starts the database in a process of its own, which is then killed without any chance to clean up. */
async function startAndDie(dataDir: string): Promise<void> {
  const module = fileURLToPath(new URL('./start-embedded-postgres.ts', import.meta.url));
  const script = `import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, database: 'vela', report: () => undefined })
      .then(() => { process.stdout.write('up'); process.stdin.resume(); });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('startEmbeddedPostgres', () => {
  it('writes no row that it refuses into its log', async () => {
    const server = await start();
    await ask(server, 'create table notes (text text, count integer check (count > 0))');
    await expect(ask(server, 'insert into notes values ($1, $2)', ['between us', -1])).rejects.toThrow('check');
    const log = readFileSync(path.join(folder, 'postgres', 'postgres.log'), 'utf8');
    expect(log).toContain('violates check constraint');
    expect(log).not.toContain('between us');
  });

  it('keeps what was written across a stop, in files that no other account can read', async () => {
    const first = await start();
    await ask(first, 'create table notes (text text)');
    await ask(first, "insert into notes values ('kept')");
    await first.stop();
    expect(first.isRunning()).toBe(false);
    expect(await ask(await start(), 'select text from notes')).toBe('kept');
    expect(statSync(path.join(folder, 'postgres')).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(folder, 'postgres-password')).mode & 0o777).toBe(0o600);
  });

  it('is durable, asks for the password and listens on no network', async () => {
    const server = await start();
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      expect(await ask(server, `show ${setting}`)).toBe('on');
    }
    expect(await ask(server, 'show listen_addresses')).toBe('');
    const stranger = new pg.Client({ ...server.connection, password: 'a guess' });
    await expect(stranger.connect()).rejects.toThrow(/password authentication failed/);
  });

  it('takes over the server that a killed process left behind', async () => {
    await startAndDie(folder);
    const left = readPostmasterFile(path.join(folder, 'postgres', 'cluster'));
    const server = await start();
    expect(readPostmasterFile(path.join(folder, 'postgres', 'cluster'))?.pid).toBe(left?.pid);
    await server.stop();
    expect(existsSync(path.join(folder, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
  });

  it('starts over when its creation was cut off half-way', async () => {
    mkdirSync(path.join(folder, 'postgres.unfinished-0badcafe', 'cluster'), { recursive: true });
    writeFileSync(path.join(folder, 'postgres.unfinished-0badcafe', 'cluster', 'PG_VERSION'), '18\n');
    expect(await ask(await start(), 'select 1')).toBe(1);
    expect(readdirSync(folder).sort()).toEqual(['postgres', 'postgres-password']);
  });

  it.each(['a foreign process', 'a dead process'])(
    'starts where %s has the number of its predecessor',
    async (whose) => {
      await (await start()).stop();
      const pid = whose === 'a dead process' ? spawnSync(process.execPath, ['-e', '']).pid : process.pid;
      const cluster = path.join(folder, 'postgres', 'cluster');
      writeFileSync(path.join(cluster, 'postmaster.pid'), [pid, cluster, 1, 5432, folder, '', '', 'ready'].join('\n'));
      const { uid, gid } = statSync(cluster);
      spawnSync('chown', [`${uid}:${gid}`, path.join(cluster, 'postmaster.pid')]);
      expect(await ask(await start(), 'select 1')).toBe(1);
    },
  );

  it('finds another place for the socket where the path is too long for one, and removes it again', async () => {
    const long = path.join(folder, 'x'.repeat(100));
    mkdirSync(long, { mode: 0o711 });
    const server = await start(long);
    expect(server.connection.host.startsWith(long)).toBe(false);
    expect(await ask(server, 'select 1')).toBe(1);
    await server.stop();
    expect(existsSync(server.connection.host)).toBe(false);
  });

  it('refuses a folder that holds something else', async () => {
    mkdirSync(path.join(folder, 'postgres'));
    writeFileSync(path.join(folder, 'postgres', 'letter.txt'), 'dear diary');
    await expect(start()).rejects.toThrow(/no database of Vela/);
    expect(readFileSync(path.join(folder, 'postgres', 'letter.txt'), 'utf8')).toBe('dear diary');
  });

  it('names the version when another one made the database', async () => {
    await (await start()).stop();
    writeFileSync(path.join(folder, 'postgres', 'cluster', 'PG_VERSION'), '14\n');
    await expect(start()).rejects.toThrow(/made by PostgreSQL 14/);
  });
});

describe.runIf(isRoot)('startEmbeddedPostgres as root below a closed folder', () => {
  it('keeps the database where its account can reach it, follows a move and refuses a copy', async () => {
    const closed = path.join(folder, 'closed');
    const dataDir = path.join(closed, 'data');
    mkdirSync(dataDir, { recursive: true });
    chmodSync(closed, 0o700);
    const server = await start(dataDir);
    const outside = readFileSync(path.join(dataDir, 'postgres-location'), 'utf8').trim();
    places.push(outside);
    expect(outside.startsWith(folder)).toBe(false);
    await ask(server, 'create table kept ()');
    await server.stop();

    cpSync(dataDir, path.join(closed, 'copy'), { recursive: true });
    await expect(start(path.join(closed, 'copy'))).rejects.toThrow(/is a copy/);
    renameSync(dataDir, path.join(closed, 'moved'));
    expect(await ask(await start(path.join(closed, 'moved')), 'select count(*)::int from kept')).toBe(0);
  });
});
