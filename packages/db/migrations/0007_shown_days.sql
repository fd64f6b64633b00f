-- The day that readers see of a response. Of an anonymous one it is a day that a whole group shares, of those that were
-- released with it: the day itself may have had a single response.
alter table responses add column shown_on date;
-- What was released before does not say what came together, so an anonymous survey shows its last day. Its owner is
-- bound by the policies as well, and is no company here.
alter table responses no force row level security;
update responses r set shown_on = case when r.submitted_at is not null then r.submitted_on else (
  select max(o.submitted_on) from responses o where o.company_id = r.company_id and o.survey_id = r.survey_id) end;
alter table responses force row level security;
alter table responses alter column shown_on set not null;
