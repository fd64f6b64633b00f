-- Who did what. Rows are only ever added: the application's role may not change or delete them.
create table audit_entries (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  detail jsonb not null default '{}',
  primary key (company_id, id)
);
create index audit_entries_newest on audit_entries (company_id, at desc, id);
call protect_tenant_table('audit_entries');

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are append-only';
end $$;
create trigger audit_entries_append_only before update on audit_entries
  for each row execute function refuse_change();
-- A company's own deletion takes its log along: that comes from inside a trigger, everything else does not.
create trigger audit_entries_stay before delete on audit_entries
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();

-- Facts written in the transaction that caused them. A worker delivers them to their handlers.
create table outbox_events (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  primary key (company_id, id)
);
call protect_tenant_table('outbox_events');

create table outgoing_mails (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  primary key (company_id, id)
);
create index outgoing_mails_newest on outgoing_mails (company_id, created_at desc, id);
call protect_tenant_table('outgoing_mails');
