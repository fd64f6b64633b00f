-- Documents are read by jobs (0016). One that waited at that moment is uploaded again.
alter table documents no force row level security;
alter table documents disable row level security;
update documents set status = 'failed', problem = 'not_read' where status in ('queued', 'reading');
alter table documents drop column attempts, drop column heartbeat_at, drop column claim;
alter table documents enable row level security;
alter table documents force row level security;
drop table reading_directory;
