-- People who were sent a link of their own. Kept as a number, because who is erased later was invited all the same.
alter table surveys add column invited integer not null default 0 check (invited >= 0);

-- Who is invited to a survey: a snapshot, taken at launch. Nothing here tells whether somebody has answered. No foreign
-- keys: checking them for each of ten thousand rows would take as long as writing them; see remove_invitations.
create table survey_invitations (
  company_id uuid not null,
  survey_id uuid not null,
  -- The place among all that are invited, dealt out at random.
  place integer not null check (place >= 0),
  member_id uuid not null,
  -- The person's group of the plan: see segmentKey.
  segment text not null,
  primary key (company_id, survey_id, place)
);
create unique index survey_invitations_of_member on survey_invitations (company_id, member_id, survey_id);
call protect_tenant_table('survey_invitations');

-- Whose right to answer is used up: 16 bytes a place, all zero while it is not. One row holds 1,024 people at random, so
-- its version tells of none of them when, and in which order. The bytes are a hash of the message that was signed blindly,
-- which has nothing to do with the token that comes of it; random where somebody answered without one.
create table survey_invitation_marks (
  company_id uuid not null,
  survey_id uuid not null,
  part integer not null,
  marks bytea not null,
  primary key (company_id, survey_id, part)
);
alter table survey_invitation_marks alter column marks set storage external;
call protect_tenant_table('survey_invitation_marks');

-- The key of a survey's tokens. The private part is encrypted by the server's secret.
create table survey_keys (
  company_id uuid not null,
  survey_id uuid not null,
  public_key bytea not null,
  private_key bytea not null,
  primary key (company_id, survey_id)
);
call protect_tenant_table('survey_keys');

-- A company is also deleted from outside of it, where the policies show none of its rows, so it is bound here.
create function remove_invitations() returns trigger language plpgsql as $$
declare
  bound text := coalesce(current_setting('vela.company_id', true), '');
begin
  perform set_config('vela.company_id', old.company_id::text, true);
  delete from survey_invitations where company_id = old.company_id and survey_id = old.id;
  delete from survey_invitation_marks where company_id = old.company_id and survey_id = old.id;
  delete from survey_keys where company_id = old.company_id and survey_id = old.id;
  perform set_config('vela.company_id', bound, true);
  return null;
end $$;
create trigger surveys_remove_invitations after delete on surveys
  for each row execute function remove_invitations();
