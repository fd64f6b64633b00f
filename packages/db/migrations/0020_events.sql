-- Events reach their subscribers by jobs: docs/adr/0025-events-by-jobs.md. What was written before this was for nobody.
alter table outbox_events
  -- What it is about. Events of one subject are handled in the order of their commits, which is that of their positions.
  add column subject text not null default '',
  add column position bigint not null generated always as identity,
  -- Whether those who subscribe to it have it among what they are owed.
  add column handed_out boolean not null default true;
alter table outbox_events alter column subject drop default, alter column handed_out set default false;
create index outbox_events_new on outbox_events (company_id, subject) where not handed_out;
create index outbox_events_oldest on outbox_events (company_id, created_at);

-- What a subscriber is owed. The row goes in the transaction in which the subscriber handles the event.
create table owed_events (
  company_id uuid not null,
  event_id uuid not null,
  subscriber text not null,
  primary key (company_id, event_id, subscriber),
  foreign key (company_id, event_id) references outbox_events on delete cascade
);
create index owed_events_subscriber on owed_events (company_id, subscriber);
call protect_tenant_table('owed_events');
