-- When each schedule was due last (docs/adr/0031-schedules.md): whoever moves it on adds the jobs. No company's data.
create table schedule_runs (
  name text primary key,
  due_at timestamptz not null
);
