-- People are imported by jobs (0016). What ran at that moment was broken off, and nothing of it was changed.
alter table people_imports no force row level security;
alter table people_imports disable row level security;
update people_imports set status = 'failed', finished_at = now(),
  problem = 'The server stopped in the middle. Nothing was changed, and you can start the import again.'
  where status = 'running';
alter table people_imports drop column started_at, drop column heartbeat_at;
alter table people_imports enable row level security;
alter table people_imports force row level security;
