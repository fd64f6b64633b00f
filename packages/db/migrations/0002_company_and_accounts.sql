create table companies (
  company_id uuid primary key references tenants on delete cascade,
  name text not null check (length(name) between 1 and 200),
  industry text not null,
  size text not null,
  domain text not null default '',
  time_zone text not null default 'UTC',
  is_demo boolean not null default false,
  -- Nothing is shown for fewer people than these: docs/adr/0007-anonymity-gate.md.
  min_group integer not null default 5 check (min_group between 3 and 20),
  min_group_comments integer not null default 10 check (min_group_comments >= min_group),
  core_values jsonb not null default '[]',
  created_at timestamptz not null
);
call protect_tenant_table('companies');

create table departments (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  primary key (company_id, id),
  unique (company_id, name)
);
call protect_tenant_table('departments');

create table members (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  email text not null,
  role text not null check (role in ('admin', 'manager', 'employee')),
  status text not null check (status in ('invited', 'active', 'on_leave', 'deactivated')),
  password_hash text,
  department_id uuid,
  manager_id uuid,
  job_title text not null default '',
  location text not null default '',
  hire_date date,
  leave_date date,
  locale text,
  time_zone text,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, department_id) references departments on delete set null (department_id),
  foreign key (company_id, manager_id) references members on delete set null (manager_id)
);
create unique index members_email on members (company_id, lower(email));
create index members_manager on members (company_id, manager_id);
create index members_department on members (company_id, department_id);
call protect_tenant_table('members');

create table sessions (
  company_id uuid not null references companies on delete cascade,
  token_hash text not null,
  id uuid not null,
  member_id uuid not null,
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, token_hash),
  unique (company_id, id),
  foreign key (company_id, member_id) references members on delete cascade
);
create index sessions_member on sessions (company_id, member_id);
call protect_tenant_table('sessions');

create table password_resets (
  company_id uuid not null references companies on delete cascade,
  token_hash text not null,
  member_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (company_id, token_hash),
  foreign key (company_id, member_id) references members on delete cascade
);
call protect_tenant_table('password_resets');
