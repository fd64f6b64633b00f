import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Export, Handbook, PeopleImport, SessionAnswer } from '@vela/contract';
import { withClient } from '@vela/db';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { databaseUrlOf, inDatabase, TEST_SECRET } from '../test-support/database-setup.ts';
import { importListOf, makeDomain } from '../test-support/import-calls.ts';
import {
  serverAddressOf,
  BUILD_LIMIT_MS,
  buildServer,
  startServerProcess,
  untilSaid,
  type ServerProcess,
} from '../test-support/server-process.ts';

/** Only against what never comes. */
const SOME_TIME = { timeout: 120_000, interval: 100 };
const LIMIT_MS = 360_000;
const KINDS = ['import-people', 'read-document', 'write-export'];

const name = `vela_test_${randomBytes(6).toString('hex')}`;
const database = () => inDatabase(inject('databaseServer'), name);
const folder = mkdtempSync(path.join(tmpdir(), 'vela-roles-'));
chmodSync(folder, 0o711);
let web: ServerProcess;
let address = '';
let workers: ServerProcess[] = [];

beforeAll(async () => {
  buildServer();
  await withClient(inject('databaseServer'), (client) => client.query(`create database ${name}`));
  web = start('web');
  address = await serverAddressOf(web);
}, BUILD_LIMIT_MS);
afterEach(async () => {
  for (const worker of workers) worker.child.kill('SIGKILL');
  await Promise.all(workers.map(({ ended }) => ended));
  workers = [];
});
afterAll(async () => {
  web.child.kill('SIGTERM');
  const status = await web.ended;
  await withClient(inject('databaseServer'), (client) => client.query(`drop database if exists ${name} with (force)`));
  rmSync(folder, { recursive: true });
  expect(status).toBe(0);
});

const start = (role: string) =>
  startServerProcess({
    VELA_ROLE: role,
    VELA_SECRET: TEST_SECRET,
    VELA_LOG_LEVEL: 'info',
    VELA_DATA_DIR: folder,
    DATABASE_URL: databaseUrlOf(database()),
  });

async function startWorker(): Promise<ServerProcess> {
  const worker = start('worker');
  workers.push(worker);
  await untilSaid(worker, /Vela is ready/);
  return worker;
}

async function register(): Promise<SessionAnswer> {
  return call<SessionAnswer>('POST', '/api/auth/register', {
    body: {
      firstName: 'Ada',
      lastName: 'Admin',
      email: `ada@${makeDomain()}`,
      password: `long-${randomUUID()}`,
      companyName: 'Two Processes',
      industry: 'technology',
      companySize: '1-10',
    },
  });
}

/** What a company has asked for: each is accepted by the web process. */
async function askedFor() {
  const { token, user } = await register();
  const handbook = upload('handbook', 'handbook.txt', '1. Hours\n\nFrom nine to five.\n');
  await call('POST', '/api/company/upload-handbook', { token, body: handbook });
  const exported = await call<{ export: Export }>('POST', '/api/analytics/company/exports', {
    token,
    body: { format: 'csv' },
  });
  const importing = await startImport(token, 2);
  return {
    companyId: user.company.id,
    token,
    ...importing,
    readAll: async () => ({
      'write-export': (await call<{ export: Export }>('GET', `/api/exports/${exported.export._id}`, { token })).export
        .status,
      'read-document': (await readHandbook(token)).status,
      'import-people': (await importing.readImport()).status,
    }),
  };
}

async function startImport(token: string, people: number) {
  const lines = Array.from({ length: people }, (_, index) => `p${index}@,Person,Number ${index},,,`);
  const list = upload('people', 'people.csv', importListOf(makeDomain(), lines));
  const uploaded = await call<{ import: PeopleImport }>('POST', '/api/people/imports', { token, body: list });
  const at = `/api/people/imports/${uploaded.import.id}`;
  const apply = () =>
    call('POST', `${at}/apply`, { token, body: { mapping: uploaded.import.suggestedMapping, rows: 'all' } });
  await apply();
  const readImport = async () => (await call<{ import: PeopleImport }>('GET', at, { token })).import;
  return { apply, readImport };
}

async function readHandbook(token: string) {
  const { handbook } = await call<{ handbook: Handbook }>('GET', '/api/company/handbook', { token });
  return handbook.current ?? handbook.latest ?? { status: null };
}

const WAITING = { 'write-export': 'queued', 'read-document': 'queued', 'import-people': 'running' };
const DONE = { 'write-export': 'done', 'read-document': 'processed', 'import-people': 'done' };

test(
  'what the web process accepts waits for a worker, which does it',
  async () => {
    const { readAll } = await askedFor();
    expect(await readAll()).toEqual(WAITING);
    expect(await jobs()).toEqual(KINDS.map((kind) => ({ kind, attempts: 0, taken: false })));
    // It does not even listen for jobs.
    expect(await listeners()).toEqual([]);
    await startWorker();
    await vi.waitFor(async () => expect(await readAll()).toEqual(DONE), SOME_TIME);
    expect(await jobs()).toEqual([]);
  },
  LIMIT_MS,
);

test(
  'a worker that is killed in the middle leaves its jobs to another, and half an import to nobody',
  async () => {
    const { companyId, token, readAll, readImport, apply } = await askedFor();
    await holding(
      `lock table export_chunks, document_chunks in access exclusive mode;
     select from companies where company_id = '${companyId}' for no key update`,
      async (letGo) => {
        const worker = await startWorker();
        // None of them can come to its end as long as what it needs is held.
        const taken = KINDS.map((kind) => ({ kind, attempts: 1, taken: true }));
        await vi.waitFor(async () => expect(await jobs()).toEqual(taken), SOME_TIME);
        worker.child.kill('SIGKILL');
        await worker.ended;
        await letGo();
      },
    );
    await startWorker();
    await vi.waitFor(async () => expect(await readAll()).toEqual({ ...DONE, 'import-people': 'failed' }), SOME_TIME);
    expect((await readImport()).problem).toBe(
      'The server stopped in the middle. Nothing was changed, and you can start the import again.',
    );
    await apply();
    await vi.waitFor(async () => expect(await readAll()).toEqual(DONE), SOME_TIME);
    expect((await readImport()).result).toMatchObject({ created: 2, unchanged: 0 });
    expect(await readHandbook(token)).toMatchObject({ problem: null });
  },
  LIMIT_MS,
);

test(
  'a worker that is told to stop ends clean, and another goes on with what it had',
  async () => {
    const { token } = await register();
    const first = await startWorker();
    // Several parts, so that there is something left to do when it hears of the stop.
    const people = 3_000;
    let readImport: () => Promise<PeopleImport> = () => Promise.reject(new Error('It has not been started'));
    await holding('lock table members in share mode', async (letGo) => {
      ({ readImport } = await startImport(token, people));
      const taken = [{ kind: 'import-people', attempts: 1, taken: true }];
      await vi.waitFor(async () => expect(await jobs()).toEqual(taken), SOME_TIME);
      first.child.kill('SIGTERM');
      await untilSaid(first, /stopping/);
      await letGo();
    });
    expect(await first.ended).toBe(0);
    expect(await readImport()).toMatchObject({ status: 'running', processedRows: 0 });
    expect(await jobs()).toEqual([{ kind: 'import-people', attempts: 0, taken: false }]);
    await startWorker();
    await vi.waitFor(async () => expect((await readImport()).status).toBe('done'), SOME_TIME);
    expect((await readImport()).result).toMatchObject({ created: people, unchanged: 0 });
  },
  LIMIT_MS,
);

/** Holds something in the database that the jobs come to need, until it is let go. */
const holding = (statements: string, run: (letGo: () => Promise<unknown>) => Promise<void>) =>
  withClient(database(), async (client) => {
    await client.query(`begin; ${statements}`);
    await run(() => client.query('rollback'));
  });

const query = (statement: string) => withClient(database(), async (client) => (await client.query(statement)).rows);

/** Those of the three kinds; what others come of it, such as throwing a file away tomorrow, is told elsewhere. */
const jobs = () =>
  query(`select task_identifier as kind, attempts, locked_by is not null as taken
    from graphile_worker.jobs where task_identifier in ('${KINDS.join("', '")}') order by task_identifier`);

const listeners = () =>
  query(`select pid from pg_stat_activity where datname = current_database() and application_name = 'vela jobs'`);

function upload(field: string, fileName: string, content: string): FormData {
  const form = new FormData();
  form.set(field, new Blob([content]), fileName);
  return form;
}

async function call<T>(method: string, at: string, options: { token?: string; body?: object } = {}): Promise<T> {
  const { token, body } = options;
  const answer = await fetch(address + at, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect(answer.ok, `${method} ${at} answered ${answer.status}: ${text}`).toBe(true);
  // Safe: the server validates its answers against the contract that T is taken from.
  return JSON.parse(text) as T;
}
