-- Being on leave is a period, so it follows from the day: whoever was marked before is on leave until somebody says otherwise.
alter table members
  add column on_leave_from date,
  add column on_leave_to date,
  add column revision integer not null default 1,
  add column deactivated_at timestamptz,
  -- Set once the person's data is gone; the row stays, because surveys and figures hang on it.
  add column erased_at timestamptz;
-- The policies bind the tables' owner too, who may be the one that migrates.
alter table members no force row level security;
update members set status = 'active', on_leave_from = created_at::date where status = 'on_leave';
alter table members force row level security;
alter table members drop constraint members_status_check;
alter table members add constraint members_status_check check (status in ('invited', 'active', 'deactivated'));
-- Whoever was invited by mail alone says the own name on joining.
alter table members drop constraint members_first_name_check;
alter table members drop constraint members_last_name_check;
alter table members
  add constraint members_first_name_check check (length(first_name) <= 100),
  add constraint members_last_name_check check (length(last_name) <= 100),
  add constraint members_names_of_the_joined check (status = 'invited' or (first_name <> '' and last_name <> '')),
  add constraint members_on_leave check (
    (on_leave_from is not null or on_leave_to is null) and (on_leave_to is null or on_leave_to >= on_leave_from)
  ),
  add constraint members_employment check (hire_date is null or leave_date is null or leave_date >= hire_date),
  add constraint members_not_their_own_manager check (manager_id is null or manager_id <> id);

create unique index departments_name_key on departments (company_id, lower(name));

-- Links that let somebody join. One is live per member at most; older ones stay as the record of what was sent.
create table invitations (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  member_id uuid not null,
  token_hash text not null,
  invited_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  primary key (company_id, id),
  unique (company_id, token_hash),
  foreign key (company_id, member_id) references members on delete cascade,
  foreign key (company_id, invited_by) references members on delete set null (invited_by)
);
create unique index invitations_live on invitations (company_id, member_id)
  where accepted_at is null and revoked_at is null;
create index invitations_member on invitations (company_id, member_id, created_at desc);
call protect_tenant_table('invitations');

-- An uploaded list of people on its way into the company, and what it changed, so that it can be taken back.
create table people_imports (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  file_name text not null,
  -- The rows as read: {header, encoding, separator} here, the cells in people_import_rows.
  file_format jsonb not null,
  row_count integer not null,
  status text not null check (status in ('uploaded', 'running', 'done', 'failed', 'undone')),
  processed_rows integer not null default 0,
  -- Why it failed, for the person on screen.
  problem text,
  -- Counts of created, updated, unchanged and left out rows, once done.
  result jsonb,
  created_by uuid,
  created_at timestamptz not null,
  started_at timestamptz,
  -- Moves while it runs: one that has stopped moving belongs to a server that is gone.
  heartbeat_at timestamptz,
  finished_at timestamptz,
  undone_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, created_by) references members on delete set null (created_by)
);
create index people_imports_newest on people_imports (company_id, created_at desc, id);
create unique index people_imports_one_at_a_time on people_imports (company_id) where status = 'running';
call protect_tenant_table('people_imports');

create table people_import_rows (
  company_id uuid not null,
  import_id uuid not null,
  -- The line in the file, the header being 1 (or 0 where the file has none).
  line integer not null,
  cells jsonb not null,
  primary key (company_id, import_id, line),
  foreign key (company_id, import_id) references people_imports on delete cascade
);
call protect_tenant_table('people_import_rows');

create table people_import_changes (
  company_id uuid not null,
  import_id uuid not null,
  member_id uuid not null,
  -- The member's fields before; null for somebody whom the import added.
  before jsonb,
  after jsonb not null,
  primary key (company_id, import_id, member_id),
  foreign key (company_id, import_id) references people_imports on delete cascade,
  foreign key (company_id, member_id) references members on delete cascade
);
call protect_tenant_table('people_import_changes');

-- Where an act came from. Acts of respondents are never logged, so no address of theirs can be in here.
alter table audit_entries add column address text;
create index audit_entries_subject on audit_entries (company_id, subject_type, subject_id, at desc);
create index audit_entries_actor on audit_entries (company_id, actor_id, at desc);
