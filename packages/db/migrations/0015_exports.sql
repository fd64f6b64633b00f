-- Files that members asked for. As rows, like documents, so that any server can write one and any other hand it out; a
-- file's bytes count for nothing until its export is done.
create table exports (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  -- Who asked for it, and alone may fetch it.
  member_id uuid not null,
  -- How far that member's permission reached then: a file is not handed out to who may see less by now.
  scope text not null check (scope in ('own', 'company')),
  -- The survey that it is about; null for the company's figures, which are of a timeframe.
  survey_id uuid,
  timeframe text,
  format text not null check (format in ('csv', 'xlsx', 'pdf')),
  part text not null check (part in ('responses', 'comments')),
  file_name text not null,
  status text not null check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  -- 0 to 1 while it is written.
  progress real not null default 0 check (progress between 0 and 1),
  -- A code of the domain's list; set when failed.
  problem text,
  attempts integer not null default 0,
  -- Both as for documents: one that has stopped moving belongs to a server that is gone; who lost the claim writes no more.
  heartbeat_at timestamptz,
  claim uuid,
  size_bytes bigint not null default 0,
  created_at timestamptz not null,
  -- From then on it is gone for everybody.
  expires_at timestamptz not null,
  primary key (company_id, id),
  check ((survey_id is null) <> (timeframe is null)),
  foreign key (company_id, member_id) references members on delete cascade,
  foreign key (company_id, survey_id) references surveys on delete cascade
);
create index exports_open on exports (company_id, member_id) where status in ('queued', 'running');
call protect_tenant_table('exports');

create table export_chunks (
  company_id uuid not null,
  export_id uuid not null,
  ordinal integer not null,
  bytes bytea not null,
  primary key (company_id, export_id, ordinal),
  foreign key (company_id, export_id) references exports on delete cascade
);
-- Two of three formats are compressed already.
alter table export_chunks alter column bytes set storage external;
call protect_tenant_table('export_chunks');

-- Which companies have an export to be written or to be thrown away: a server looks here, and into the company for the rest.
create table export_directory (
  export_id uuid primary key,
  company_id uuid not null references tenants on delete cascade,
  queued_at timestamptz not null,
  waiting boolean not null default true,
  expires_at timestamptz not null
);
create index export_directory_waiting on export_directory (queued_at, export_id) where waiting;
create index export_directory_expired on export_directory (expires_at);
