-- The words of docs/glossary.md: a response waits or is released.
alter table pending_responses rename to waiting_responses;
alter index pending_responses_pkey rename to waiting_responses_pkey;
-- The day that readers see: one that a whole group shares.
alter table responses rename column shown_on to coarse_day;
-- How many of this planned group are released, under its own name or a coarser one.
alter table survey_rollups rename column drawn to released;

-- The functions as before, by these names.
create or replace function remove_collected() returns trigger language plpgsql as $$
declare
  bound text := coalesce(current_setting('vela.company_id', true), '');
begin
  perform set_config('vela.company_id', old.company_id::text, true);
  delete from responses where company_id = old.company_id and survey_id = old.id;
  delete from waiting_responses where company_id = old.company_id and survey_id = old.id;
  delete from response_receipts where company_id = old.company_id and survey_id = old.id;
  delete from survey_devices where company_id = old.company_id and survey_id = old.id;
  perform set_config('vela.company_id', bound, true);
  return null;
end $$;

create or replace function lock_and_read_survey(company uuid, survey uuid, keys bytea, devices bytea, segments text[]) returns json
language plpgsql set plan_cache_mode = force_generic_plan
-- A plan that was made while a table was small must not read all of it once it is large.
set enable_seqscan = off
as $$
declare
  locked record;
begin
  select s.status, s.anonymous, s.allow_multiple_responses, s.version, s.min_group, s.min_group_comments, s.segment_plan
  into locked from surveys s where s.company_id = company and s.id = survey for no key update of s;
  if not found then
    return null;
  end if;
  if current_setting('synchronous_commit') = 'off' then
    perform set_config('synchronous_commit', 'on', true);
  end if;
  return (
    select json_build_object(
      'status', locked.status, 'anonymous', locked.anonymous, 'version', locked.version, 'minGroup', locked.min_group,
      'minGroupComments', locked.min_group_comments,
      'allowMultipleResponses', locked.allow_multiple_responses, 'timeZone', c.time_zone,
      'submitted', coalesce(n.submitted, 0), 'released', coalesce(n.released, 0),
      'planned', case when locked.segment_plan is not null then (
        select coalesce(json_object_agg(p.value ->> 'key', (p.value ->> 'invited')::bigint), '{}')
        from jsonb_array_elements(locked.segment_plan -> 'segments') p
        where segments is null or p.value ->> 'key' = any(segments)) end,
      'rollups', (
        select json_agg(json_build_object('segment', r.segment, 'people', r.people, 'released', r.released,
          'answers', r.answers, 'seconds', r.seconds, 'pooled', r.pooled, 'held', r.held))
        from survey_rollups r
        where r.company_id = company and r.survey_id = survey and (segments is null or r.segment = any(segments))),
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
    where c.company_id = company);
end $$;

-- Adds responses to a survey that is locked, with everything that is counted of them. Parts that are null are left out.
-- Receipts are pairs of hashes, of key and body. The order of all rows is the caller's: first come those that are
-- released, then those that wait.
create or replace function store_responses(
  company uuid, survey uuid, batch json, answers jsonb, receipts bytea, devices bytea, names bytea
) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  b record;
  new_devices bigint := 0;
begin
  select * into b from json_to_record(batch) as t(
    ids uuid[], versions integer[], "completionSeconds" integer[], "submittedOn" date[], segments text[],
    released bigint, "coarseDays" date[], "memberIds" uuid[], "submittedAt" timestamptz[], listed boolean, step bigint,
    rollups json, days date[], "dayCounts" bigint[], submitted bigint, started bigint);
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
  if b.released > 0 then
    insert into responses
      (company_id, survey_id, id, version, answers, completion_seconds, submitted_on, segment, coarse_day, member_id,
        submitted_at, listed, text_segment, step)
    select company, survey, r.id, r.version, r.answers, r.seconds, r.submitted_on, coalesce(r.segment, ''), r.coarse_day,
      r.member_id, r.submitted_at, b.listed, case when b.listed then coalesce(r.segment, '') else '' end, b.step
    from rows from (unnest(b.ids), unnest(b.versions), jsonb_array_elements(answers), unnest(b."completionSeconds"),
      unnest(b."submittedOn"), unnest(b.segments), unnest(b."coarseDays"), unnest(b."memberIds"), unnest(b."submittedAt"))
      with ordinality r(id, version, answers, seconds, submitted_on, segment, coarse_day, member_id, submitted_at, place)
    where r.place <= b.released;
  end if;
  if cardinality(b.ids) > b.released then
    insert into waiting_responses
      (company_id, survey_id, id, version, answers, completion_seconds, submitted_on, segment)
    select company, survey, r.id, r.version, r.answers, r.seconds, r.submitted_on, coalesce(r.segment, '')
    from rows from (unnest(b.ids), unnest(b.versions), jsonb_array_elements(answers), unnest(b."completionSeconds"),
      unnest(b."submittedOn"), unnest(b.segments))
      with ordinality r(id, version, answers, seconds, submitted_on, segment, place)
    where r.place > b.released;
  end if;
  if b.rollups is not null then
    insert into survey_rollups (company_id, survey_id, segment, people, released, answers, seconds, pooled, held)
    select company, survey, r.* from json_to_recordset(b.rollups)
      r(segment text, people bigint, released bigint, answers json, seconds json, pooled json, held json)
    on conflict (company_id, survey_id, segment) do update set people = excluded.people, released = excluded.released,
      answers = excluded.answers, seconds = excluded.seconds, pooled = excluded.pooled, held = excluded.held;
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
