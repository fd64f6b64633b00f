create table reviews (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  reviewer_id uuid not null,
  reviewee_id uuid not null,
  template_name text not null,
  template_type text not null check (template_type in ('peer_review', 'manager_review', 'self_review', '360_review')),
  estimated_minutes integer not null,
  status text not null check (status in ('pending', 'in_progress', 'completed', 'overdue')),
  due_date date,
  points_earned integer not null default 0,
  overall_rating numeric(2, 1) check (overall_rating between 1 and 5),
  completed_at timestamptz,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, reviewer_id) references members on delete cascade,
  foreign key (company_id, reviewee_id) references members on delete cascade
);
create index reviews_newest on reviews (company_id, created_at desc, id);
call protect_tenant_table('reviews');
