-- The statements of a batch are functions because the plans of a function are kept, also behind a pooler that shares
-- connections between transactions; planning them anew costs more than running them. Left to itself PostgreSQL would do
-- so for every batch, because it can't know how many rows come. Hashes have 16 bytes and travel one after the other in
-- one value.

-- Locks a survey for the rest of the transaction and tells what deciding about a batch needs; null when there is none.
-- What is read after the lock is read by statements of its own, for only those see what the batch before has committed.
-- Where durability was turned off it is turned on.
create function lock_and_read_survey(company uuid, survey uuid, keys bytea, devices bytea) returns json
language plpgsql set plan_cache_mode = force_generic_plan
-- A plan that was made while a table was small must not read all of it once it is large.
set enable_seqscan = off
as $$
declare
  locked record;
begin
  select s.status, s.anonymous, s.allow_multiple_responses, s.version, s.min_group into locked
  from surveys s where s.company_id = company and s.id = survey for no key update of s;
  if not found then
    return null;
  end if;
  if current_setting('synchronous_commit') = 'off' then
    perform set_config('synchronous_commit', 'on', true);
  end if;
  return (
    select json_build_object(
      'status', locked.status, 'anonymous', locked.anonymous, 'version', locked.version, 'minGroup', locked.min_group,
      'allowMultipleResponses', locked.allow_multiple_responses, 'timeZone', c.time_zone,
      'submitted', coalesce(n.submitted, 0), 'released', coalesce(n.released, 0), 'rollup',
      json_build_object('answers', coalesce(r.answers, '{}'), 'seconds', coalesce(r.seconds, '{}')),
      'receipts', (
        select json_object_agg(encode(found.key_hash, 'hex'), encode(found.body_hash, 'hex'))
        from generate_series(1, length(keys), 16) at, lateral (
          select key_hash, body_hash from response_receipts
          where company_id = company and survey_id = survey and key_hash = substring(keys from at for 16) limit 1) found),
      'devices', (
        select json_object_agg(encode(found.device_hash, 'hex'), found.submitted)
        from generate_series(1, length(devices), 16) at, lateral (
          select device_hash, submitted from survey_devices
          where company_id = company and survey_id = survey and device_hash = substring(devices from at for 16) limit 1
        ) found))
    from companies c
      left join survey_counters n on n.company_id = company and n.survey_id = survey
      left join survey_rollups r on r.company_id = company and r.survey_id = survey
    where c.company_id = company);
end $$;

-- Notes devices as seen or as having answered; how many of them were new.
create function note_devices(company uuid, survey uuid, hashes bytea, answered boolean) returns bigint
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  new_devices bigint;
begin
  with noted as (
    insert into survey_devices as d (company_id, survey_id, device_hash, submitted)
    select company, survey, substring(hashes from at for 16), answered from generate_series(1, length(hashes), 16) at
    on conflict (company_id, survey_id, device_hash) do update set submitted = d.submitted or excluded.submitted
    returning xmax = 0 as is_new)
  select count(*) into new_devices from noted where is_new;
  return new_devices;
end $$;

-- Adds responses to a survey that is locked, with everything that is counted of them. Parts that are null are left out.
-- Receipts are pairs of hashes, of key and body. The order of all rows is the caller's.
create function store_responses(
  company uuid, survey uuid, batch json, answers jsonb, receipts bytea, devices bytea, names bytea
) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  b record;
  new_devices bigint := 0;
begin
  select * into b from json_to_record(batch) as t(
    "isReleased" boolean, ids uuid[], versions integer[], "completionSeconds" integer[], "submittedOn" date[],
    "shownOn" date[], "memberIds" uuid[], "submittedAt" timestamptz[], days date[], "dayCounts" bigint[],
    "answerCounts" json, "secondCounts" json, submitted bigint, released bigint, started bigint);
  if receipts is not null then
    insert into response_receipts (company_id, survey_id, key_hash, body_hash)
    select company, survey, substring(receipts from at for 16), substring(receipts from at + 16 for 16)
    from generate_series(1, length(receipts), 32) at;
  end if;
  if devices is not null then
    new_devices := note_devices(company, survey, devices, true);
  end if;
  if names is not null then
    perform note_devices(company, survey, names, true);
  end if;
  if b."isReleased" then
    insert into responses
      (company_id, survey_id, id, version, answers, completion_seconds, submitted_on, shown_on, member_id, submitted_at)
    select company, survey, r.* from rows from (unnest(b.ids), unnest(b.versions), jsonb_array_elements(answers),
      unnest(b."completionSeconds"), unnest(b."submittedOn"), unnest(b."shownOn"), unnest(b."memberIds"),
      unnest(b."submittedAt")) r;
  else
    insert into pending_responses (company_id, survey_id, id, version, answers, completion_seconds, submitted_on)
    select company, survey, r.* from rows from (unnest(b.ids), unnest(b.versions), jsonb_array_elements(answers),
      unnest(b."completionSeconds"), unnest(b."submittedOn")) r;
  end if;
  if b."answerCounts" is not null then
    update survey_rollups r set answers = b."answerCounts", seconds = b."secondCounts"
    where r.company_id = company and r.survey_id = survey;
    if not found then
      insert into survey_rollups values (company, survey, b."answerCounts", b."secondCounts");
    end if;
  end if;
  insert into response_days as d (company_id, survey_id, day, count)
  select company, survey, n.day, n.count from unnest(b.days, b."dayCounts") n(day, count)
  on conflict (company_id, survey_id, day) do update set count = d.count + excluded.count;
  update survey_counters c set submitted = c.submitted + b.submitted, released = c.released + b.released,
    started = c.started + b.started + new_devices
  where c.company_id = company and c.survey_id = survey;
  if not found then
    raise exception 'A launched survey must have counters';
  end if;
end $$;
