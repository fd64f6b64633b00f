-- One row a launched survey: the counts that lists show, and the lock under which a batch of responses is added.
create table survey_counters (
  company_id uuid not null,
  survey_id uuid not null,
  started bigint not null default 0,
  submitted bigint not null default 0,
  -- Submitted responses whose content may be read: see responses.
  released bigint not null default 0,
  primary key (company_id, survey_id),
  foreign key (company_id, survey_id) references surveys on delete cascade
-- A version of this row comes with every batch; room beside it keeps them off the index.
) with (fillfactor = 50);
call protect_tenant_table('survey_counters');

-- Responses that readers may count. Anonymous ones carry nobody's id, address or agent, no time finer than the day, and
-- enter in random order. member_id and submitted_at are for attributed surveys alone.
create table responses (
  company_id uuid not null,
  survey_id uuid not null,
  id uuid not null,
  version integer not null,
  answers jsonb not null,
  completion_seconds integer,
  submitted_on date not null,
  -- The day that readers see. Of an anonymous response it is a day that a whole group shares, of those that were released
  -- with it: the day itself may have had a single response.
  shown_on date not null,
  member_id uuid,
  submitted_at timestamptz,
  primary key (company_id, survey_id, id)
);
call protect_tenant_table('responses');

-- Anonymous responses that wait until a whole step of min_group can be released at once (docs/adr/0007-anonymity-gate.md).
create table pending_responses (
  company_id uuid not null,
  survey_id uuid not null,
  id uuid not null,
  version integer not null,
  answers jsonb not null,
  completion_seconds integer,
  submitted_on date not null,
  primary key (company_id, survey_id, id)
);
call protect_tenant_table('pending_responses');

-- One row an accepted request: what makes a retry harmless. Keyed hashes; nothing joins a receipt with a response.
create table response_receipts (
  company_id uuid not null,
  survey_id uuid not null,
  key_hash bytea not null,
  body_hash bytea not null,
  primary key (company_id, survey_id, key_hash)
);
call protect_tenant_table('response_receipts');

-- Devices that opened a survey. The hashed value is random and made for one survey, so it names nobody elsewhere.
create table survey_devices (
  company_id uuid not null,
  survey_id uuid not null,
  device_hash bytea not null,
  submitted boolean not null,
  primary key (company_id, survey_id, device_hash)
);
call protect_tenant_table('survey_devices');

-- Rollups of released responses, kept exact in the transaction that releases them. One row a survey and not one a count:
-- a batch of responses changes nearly all counts, so writing them together is one update instead of dozens. json and not
-- jsonb: it is read and written whole, under the lock on the survey.
create table survey_rollups (
  company_id uuid not null,
  survey_id uuid not null,
  -- By question: {"answered", "notApplicable", "values": {value or option: count}}; what would be 0 is left out.
  answers json not null,
  -- Completion times: how many took so many seconds.
  seconds json not null,
  primary key (company_id, survey_id),
  foreign key (company_id, survey_id) references surveys on delete cascade
-- Compressing the usual few kilobytes with every batch would cost more than writing them.
) with (fillfactor = 50, toast_tuple_target = 8160);
call protect_tenant_table('survey_rollups');

-- Submitted responses by day, for trends. Counts only, so it moves at once.
create table response_days (
  company_id uuid not null,
  survey_id uuid not null,
  day date not null,
  count bigint not null,
  primary key (company_id, survey_id, day),
  foreign key (company_id, survey_id) references surveys on delete cascade
) with (fillfactor = 50);
create index response_days_by_day on response_days (company_id, day);
call protect_tenant_table('response_days');

-- The tables that get rows with every response name no foreign key: checking it for each row would be a quarter of the
-- work of storing one. Rows are added under a lock on their survey only, and go with it by this trigger.
-- A company is also deleted from outside of it, where the policies show none of its rows, so it is bound here.
create function remove_collected() returns trigger language plpgsql as $$
declare
  bound text := coalesce(current_setting('vela.company_id', true), '');
begin
  perform set_config('vela.company_id', old.company_id::text, true);
  delete from responses where company_id = old.company_id and survey_id = old.id;
  delete from pending_responses where company_id = old.company_id and survey_id = old.id;
  delete from response_receipts where company_id = old.company_id and survey_id = old.id;
  delete from survey_devices where company_id = old.company_id and survey_id = old.id;
  perform set_config('vela.company_id', bound, true);
  return null;
end $$;
create trigger surveys_remove_collected after delete on surveys
  for each row execute function remove_collected();
