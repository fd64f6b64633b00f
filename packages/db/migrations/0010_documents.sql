-- Uploaded documents with their originals. The bytes are rows, not files, so that several servers on one database see
-- the same ones and a backup of the database is a backup of everything: docs/adr/0017-documents.md.
create table documents (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('handbook')),
  file_name text not null,
  media_type text not null,
  size_bytes integer not null,
  sha256 text not null,
  status text not null check (status in ('queued', 'reading', 'processed', 'failed')),
  -- 0 to 100 while it is read.
  progress integer not null default 0 check (progress between 0 and 100),
  -- A code of the domain's list of what can be wrong with a file; set when failed.
  problem text,
  -- Codes of what was noticed and doesn't matter, such as macros that were ignored.
  notices jsonb not null default '[]',
  page_count integer,
  attempts integer not null default 0,
  -- Moves while it is read: one that has stopped moving belongs to a server that is gone.
  heartbeat_at timestamptz,
  -- The claim of the server that reads it, a new one each time: who has lost it may write nothing more.
  claim uuid,
  uploaded_by uuid,
  uploaded_at timestamptz not null,
  processed_at timestamptz,
  -- When a newer one took its place, or somebody removed it.
  replaced_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, uploaded_by) references members on delete set null (uploaded_by)
);
create index documents_newest on documents (company_id, kind, uploaded_at desc, id);
-- At most one is in force.
create unique index documents_current on documents (company_id, kind) where status = 'processed' and replaced_at is null;
-- A file that is in force or on its way is not taken a second time.
create unique index documents_same_file on documents (company_id, kind, sha256)
  where replaced_at is null and status <> 'failed';
call protect_tenant_table('documents');

-- Which companies have a document to be read: a server looks here for work, and into the company for the rest.
create table reading_directory (
  document_id uuid primary key,
  company_id uuid not null references tenants on delete cascade,
  queued_at timestamptz not null
);
create index reading_directory_oldest on reading_directory (queued_at, document_id);

create table document_chunks (
  company_id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  bytes bytea not null,
  primary key (company_id, document_id, ordinal),
  foreign key (company_id, document_id) references documents on delete cascade
);
-- Documents are compressed already.
alter table document_chunks alter column bytes set storage external;
call protect_tenant_table('document_chunks');

create table document_sections (
  company_id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  -- 1 for a chapter, 2 for a part of it and so on; 0 for text before the first heading.
  level integer not null,
  heading text not null,
  body text not null,
  page integer,
  words tsvector not null generated always as (
    setweight(to_tsvector('english', heading), 'A') || setweight(to_tsvector('english', body), 'B')
    || setweight(to_tsvector('simple', heading), 'A') || setweight(to_tsvector('simple', body), 'B')
  ) stored,
  primary key (company_id, document_id, ordinal),
  foreign key (company_id, document_id) references documents on delete cascade
);
create index document_sections_words on document_sections using gin (words);
call protect_tenant_table('document_sections');
