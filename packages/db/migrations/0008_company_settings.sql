-- What a company decides about itself. Every set of fields that is saved together has a revision: of two people who save
-- at once, the second learns what the first has changed.
alter table companies
  add column survey_frequency text not null default 'monthly'
    check (survey_frequency in ('weekly', 'bi-weekly', 'monthly')),
  add column working_hours_start text not null default '09:00',
  add column working_hours_end text not null default '17:00',
  add column settings_revision integer not null default 1,
  add column core_values_revision integer not null default 1,
  -- Null until saved: the defaults are in the domain rules.
  add column review_settings jsonb,
  add column review_settings_revision integer not null default 1,
  add column first_run_dismissed_at timestamptz,
  add constraint companies_working_hours check (
    working_hours_start ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    and working_hours_end ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    and working_hours_start < working_hours_end
  );
