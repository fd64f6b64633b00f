-- The queue itself is a schema of its own, graphile_worker: docs/adr/0024-one-queue.md.
-- Jobs under way. Only ids, no company's data. A run that has not been seen for some seconds belongs to a worker that is
-- gone; who has lost the run of a job may write nothing more.
create table job_runs (
  job_id bigint primary key,
  run uuid not null,
  -- Whose lock the job has in the queue.
  worker text not null,
  key text,
  seen_at timestamptz not null
);
create index job_runs_key on job_runs (key) where key is not null;
create index job_runs_seen on job_runs (seen_at);

-- Jobs that were given up, with the reason, until somebody tries them again or drops them.
create table dead_jobs (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  kind text not null,
  data jsonb not null,
  reason text not null,
  failed_at timestamptz not null,
  primary key (company_id, id)
);
call protect_tenant_table('dead_jobs');
