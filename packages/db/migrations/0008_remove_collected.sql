-- A company is also deleted from outside of it, where the policies show none of its rows: what was collected would stay.
create or replace function remove_collected() returns trigger language plpgsql as $$
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
