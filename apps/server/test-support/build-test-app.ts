import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../src/app.ts';
import { withClient } from '@vela/db';
import { jobKinds, modules } from '../src/modules.ts';
import { authenticate } from '../src/modules/auth/index.ts';
import { createKeyedHash } from '../src/platform/crypto.ts';
import type { Deps } from '../src/platform/deps.ts';
import { randomIds } from '../src/platform/ids.ts';
import type { AnyJobKind } from '../src/platform/jobs/job-kind.ts';
import { createJobWorker } from '../src/platform/jobs/job-worker.ts';
import { TEST_SECRET } from './database-setup.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { pooledSigningKeys } from './pooled-signing-keys.ts';
import { useTestDatabase, type TestDatabase } from './test-database.ts';

export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  /** Sent as it is, for malformed bodies. */
  payload?: string;
  headers?: Record<string, string>;
}

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  deps: Deps;
  clock: FakeClock;
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<LightMyRequestResponse>;
}

export interface JobsToRun {
  /** These stand for those of their names. */
  kinds?: readonly AnyJobKind[];
  /** What is due by then is done now; an hour is enough for whatever is to be tried again. */
  withinHours?: number;
}

/** Does every job that is due, one after the other, as a worker does. */
export async function runJobs(
  { deps, owner, source }: TestApp,
  { kinds = [], withinHours = 1 }: JobsToRun = {},
): Promise<void> {
  await withClient(owner, (client) =>
    client.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
       where run_at <= now() + $1::integer * interval '1 hour' and run_at > now()`,
      [withinHours],
    ),
  );
  await createJobWorker(deps, { kinds: withKinds(kinds), source }).runDue();
}

/** All kinds of the product, of which the given stand for those of their names. */
export function withKinds(kinds: readonly AnyJobKind[]): AnyJobKind[] {
  const replaced = new Set(kinds.map(({ name }) => name));
  return [...jobKinds.filter(({ name }) => !replaced.has(name)), ...kinds];
}

/** The real application on a database of its own, with a clock that tests set. */
export function useTestApp(): () => TestApp {
  const database = useTestDatabase();
  let current: TestApp | null = null;
  beforeAll(async () => {
    const clock = createFakeClock();
    const deps: Deps = {
      db: database().db,
      clock,
      ids: randomIds,
      keyedHash: createKeyedHash(TEST_SECRET),
      makeSigningKeys: pooledSigningKeys(),
      log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
      publicUrl: () => 'http://vela.test',
      demo: false,
      ai: null,
    };
    const app = await buildApp({ deps, modules, authenticate: (token) => authenticate(deps, token), listener: 'web' });
    await app.ready();
    current = {
      ...database(),
      app,
      deps,
      clock,
      call: (method, path, options = {}) => callApp(app, { method, path, ...options }),
    };
  });
  afterAll(async () => {
    if (current === null) return;
    // What still goes on in the background would fail on a database that is gone.
    for (const module of modules) await module.stop?.(current.deps);
    await current.app.close();
  });
  return () => {
    if (current === null) throw new Error('The test application is there only inside tests');
    return current;
  };
}

function callApp(
  app: FastifyInstance,
  call: CallOptions & { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string },
) {
  const payload = call.payload ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  return app.inject({
    method: call.method,
    url: call.path,
    headers: {
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
      ...call.headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
}
