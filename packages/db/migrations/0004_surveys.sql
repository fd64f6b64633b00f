create table surveys (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  description text not null default '',
  type text not null,
  status text not null check (status in ('draft', 'scheduled', 'active', 'closed', 'archived')),
  target_audience text not null,
  department text not null default '',
  anonymous boolean not null,
  allow_multiple_responses boolean not null,
  reminder_frequency text not null,
  questions jsonb not null check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) > 0),
  -- The newest entry of survey_versions once launched; 0 before.
  version integer not null default 0,
  revision integer not null default 1,
  -- Frozen at launch from the company's settings.
  min_group integer check (min_group between 3 and 20),
  min_group_comments integer check (min_group_comments >= min_group),
  created_by uuid not null,
  created_at timestamptz not null,
  -- Who saved last, so that a conflicting edit can be told whose changes to look at.
  updated_by uuid,
  scheduled_date timestamptz,
  end_date timestamptz,
  launched_at timestamptz,
  closed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, created_by) references members,
  check (status in ('draft', 'scheduled') or (version > 0 and launched_at is not null and min_group is not null))
);
create index surveys_newest on surveys (company_id, created_at desc, id desc);
call protect_tenant_table('surveys');

-- What respondents saw. Every response names the version that it answered.
create table survey_versions (
  company_id uuid not null,
  survey_id uuid not null,
  version integer not null,
  title text not null,
  description text not null,
  questions jsonb not null,
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (company_id, survey_id, version),
  foreign key (company_id, survey_id) references surveys on delete cascade
);
call protect_tenant_table('survey_versions');
