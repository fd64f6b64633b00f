import { poolConfig, withClient, type ConnectionSource } from '@vela/db';
import pg from 'pg';

/** The last migration of the pinned graphile-worker; a test compares them. */
export const JOBS_SCHEMA_VERSION = 18;
/** Any number will do that nothing else locks. */
const JOBS_LOCK = 7_316_037;

/**
 * Brings the queue's own schema up to date. Its library is loaded only where something is missing: a server that only adds
 * jobs runs without it (docs/adr/0024-one-queue.md).
 */
export async function migrateJobs(source: ConnectionSource): Promise<void> {
  await withClient(source, async (client) => {
    await client.query('select pg_advisory_lock($1)', [JOBS_LOCK]);
    if ((await versionOf(client)) >= JOBS_SCHEMA_VERSION) return;
    const { Logger, makeWorkerUtils } = await import('graphile-worker');
    const pgPool = new pg.Pool({ ...poolConfig(source), max: 2 });
    try {
      const utils = await makeWorkerUtils({ pgPool, logger: new Logger(() => () => undefined) });
      await utils.migrate();
      await utils.release();
    } finally {
      await pgPool.end();
    }
    await client.query(PROTECT);
  });
}

async function versionOf(client: pg.Client): Promise<number> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('graphile_worker.migrations') is not null as there`,
  );
  if (found[0]?.there !== true) return 0;
  const { rows } = await client.query<{ version: number }>(
    `select coalesce(max(m.id), 0) as version from graphile_worker.migrations m
     where exists (select from pg_policies p where p.schemaname = 'graphile_worker' and p.tablename = '_private_jobs')`,
  );
  return rows[0]?.version ?? 0;
}

/** Jobs of other companies are as invisible as their rows; without a company, as in directories, a worker sees all. */
const PROTECT = `
  begin;
  drop policy if exists tenant on graphile_worker._private_jobs;
  create policy tenant on graphile_worker._private_jobs
    using (current_company() is null or payload ->> 'companyId' = current_company()::text);
  alter table graphile_worker._private_jobs force row level security;
  drop policy if exists names on graphile_worker._private_tasks;
  create policy names on graphile_worker._private_tasks using (true);
  drop policy if exists names on graphile_worker._private_job_queues;
  create policy names on graphile_worker._private_job_queues using (true);
  -- Else it reads as its owner, whom no policy may bind.
  alter view graphile_worker.jobs set (security_invoker = on);
  commit`;
