-- How often a company's language model was asked on a day. Counted before it is asked, so that servers share one budget.
create table ai_requests (
  company_id uuid not null references companies on delete cascade,
  day date not null,
  requests integer not null check (requests > 0),
  primary key (company_id, day)
);
call protect_tenant_table('ai_requests');

-- What the model answered, by a hash of what it was asked: the same figures are not paid for twice, by whichever server.
create table ai_results (
  company_id uuid not null references companies on delete cascade,
  key text not null,
  result jsonb not null,
  created_at timestamptz not null,
  primary key (company_id, key)
);
create index ai_results_oldest on ai_results (company_id, created_at);
call protect_tenant_table('ai_results');
