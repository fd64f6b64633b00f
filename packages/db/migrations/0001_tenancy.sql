-- Tables without a company's data: they only say which company to look in, so that a request that knows an id,
-- an e-mail or nothing yet can find its tenant. Everything else is protected by row-level security.
create table tenants (
  company_id uuid primary key,
  created_at timestamptz not null
);

create table email_directory (
  email_key text primary key,
  company_id uuid not null references tenants on delete cascade,
  member_id uuid not null
);

create table survey_directory (
  survey_id uuid primary key,
  company_id uuid not null references tenants on delete cascade
);

-- Failed sign-ins and other guarded attempts. The key is a keyed hash of address or account, never the value itself.
create table attempts (
  key text primary key,
  failures integer not null,
  blocked_until timestamptz not null,
  updated_at timestamptz not null
);

create function current_company() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('vela.company_id', true), '')::uuid $$;

-- Turns row-level security on for a tenant table, for its owner too.
create procedure protect_tenant_table(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant on %s using (company_id = current_company()) with check (company_id = current_company())', name);
end $$;
