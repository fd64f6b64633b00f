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
  add constraint members_names_of_the_joined check (status <> 'active' or (first_name <> '' and last_name <> '')),
  add constraint members_on_leave check (
    (on_leave_from is not null or on_leave_to is null) and (on_leave_to is null or on_leave_to >= on_leave_from)
  ),
  add constraint members_employment check (hire_date is null or leave_date is null or leave_date >= hire_date),
  add constraint members_not_their_own_manager check (manager_id is null or manager_id <> id);

create unique index departments_name_key on departments (company_id, lower(name));

-- A text as people look for it and sort by it: small letters without marks above and below them.
create function fold_text(value text) returns text language sql immutable parallel safe
  as $$ select regexp_replace(normalize(lower(value), nfd), '[\u0300-\u036f]', '', 'g') $$;
-- Kept, because folding 20,000 texts for each search would be too slow. Compared by code, which is the same everywhere.
alter table departments
  add column name_key text collate "C" generated always as (left(fold_text(name), 100)) stored;
alter table members
  add column name_key text collate "C" generated always as (
    left(fold_text(coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)), 100)) stored,
  add column email_key text collate "C" generated always as (lower(email)) stored,
  -- Days as numbers of always seven digits: dates written as texts would take many times as long to make.
  add column hire_date_key text collate "C" generated always as (
    lpad((hire_date - date '0001-01-01')::text, 7, '0')) stored,
  add column job_title_key text collate "C" generated always as (nullif(left(fold_text(job_title), 100), '')) stored,
  add column search_text text collate "C" generated always as (
    fold_text(first_name || ' ' || last_name || E'\n' || email || E'\n' || job_title)) stored;
create index members_by_name on members (company_id, name_key, id);
create index members_admins on members (company_id) where role = 'admin' and status = 'active';
create index responses_member on responses (company_id, member_id) where member_id is not null;
create index surveys_creator on surveys (company_id, created_by);
create index reviews_reviewer on reviews (company_id, reviewer_id);
create index reviews_reviewee on reviews (company_id, reviewee_id);
create index outgoing_mails_recipient on outgoing_mails (company_id, lower(recipient));

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
create index invitations_inviter on invitations (company_id, invited_by);
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
  -- Ids of departments that it has made.
  new_departments jsonb not null default '[]',
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
-- People who are removed take their changes along, thousands of them at once.
create index people_import_changes_member on people_import_changes (company_id, member_id);
call protect_tenant_table('people_import_changes');

-- Where an act came from. Acts of respondents are never logged, so no address of theirs can be in here.
alter table audit_entries
  add column address text,
  -- Kept, because reading the details of 200,000 entries for each search would be too slow.
  add column search_text text collate "C" generated always as (fold_text(actor_name || E'\n' || detail::text)) stored;
-- Signing in and registering told the address among their details, where managers read it and erasing would not find it.
drop trigger audit_entries_append_only on audit_entries;
alter table audit_entries no force row level security;
update audit_entries set address = detail ->> 'address', detail = detail - 'address'
  where action in ('session.started', 'company.registered') and detail ? 'address';
alter table audit_entries force row level security;
-- Read backwards from a place in the list, whatever it is filtered by.
drop index audit_entries_newest;
create index audit_entries_newest on audit_entries (company_id, at, id);
create index audit_entries_subject on audit_entries (company_id, subject_id, at, id);
create index audit_entries_actor on audit_entries (company_id, actor_id, at, id);
create index audit_entries_action on audit_entries (company_id, action, at, id);
create index audit_entries_subject_type on audit_entries (company_id, subject_type, at, id);

-- What erasing a person leaves of a detail: which fields it told of, and the values that say nothing about the person.
create function erased_detail(detail jsonb) returns jsonb language sql immutable parallel safe
  as $$
    select coalesce(jsonb_object_agg(key, case
      when key in ('role', 'status', 'revision', 'endedSessions', 'movedReports', 'fields') then value
      else 'null' end), '{}')
    from jsonb_each(detail)
  $$;

-- The log stays append-only but for this: the name and address of an erased person, and what is told of one, may go.
-- Whoever changes rows, by whatever way, can change them to nothing else.
create function allow_erasure_only() returns trigger language plpgsql as $$
declare
  allowed audit_entries := old;
begin
  if exists (select from members where company_id = old.company_id and id = old.actor_id and erased_at is not null) then
    if new.actor_name = 'Erased person' then
      allowed.actor_name := new.actor_name;
    end if;
    if new.address is null then
      allowed.address := null;
    end if;
  end if;
  if new.detail = erased_detail(old.detail) and old.subject_type = 'member' and exists (
    select from members where company_id = old.company_id and id::text = old.subject_id and erased_at is not null
  ) then
    allowed.detail := new.detail;
  end if;
  -- Follows from the others.
  allowed.search_text := new.search_text;
  if new is distinct from allowed then
    raise exception 'audit entries are append-only';
  end if;
  return new;
end $$;
create trigger audit_entries_append_only before update on audit_entries
  for each row execute function allow_erasure_only();

-- Runs with the rights of the tables' owner, for the application may not have that of changing the log; so it stays in
-- the company that the transaction is bound to.
create function erase_from_audit(company uuid, member uuid) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if company is distinct from current_company() then
    raise exception 'another company is bound to this transaction';
  end if;
  update audit_entries set
    actor_name = case when actor_id = member then 'Erased person' else actor_name end,
    address = case when actor_id = member then null else address end,
    detail = case when subject_type = 'member' and subject_id = member::text then erased_detail(detail) else detail end
  where company_id = company and (actor_id = member or (subject_type = 'member' and subject_id = member::text));
end $$;
-- The application's role is granted it by name.
revoke execute on function erase_from_audit(uuid, uuid) from public;
