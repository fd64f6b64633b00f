-- Who may answer: everybody who has the link, or the people who were invited, by a link of their own.
alter table surveys
  add column access text not null default 'anyone_with_link' check (access in ('anyone_with_link', 'invited_only')),
  -- The groups that may be told apart in results, frozen at launch: see SegmentPlan. Null where nobody was invited.
  add column segment_plan jsonb,
  -- What joins the runs of a survey: a duplicate belongs to the series of what it was made from. Null: its own id.
  add column series_id uuid;
create index surveys_series on surveys (company_id, (coalesce(series_id, id)));

-- The group that a response belongs to, '' for no group but the whole survey: see segmentKey. While a response waits it
-- is one of the plan's; a released one keeps only as much of it as its whole release group shares.
alter table pending_responses add column segment text not null default '';
alter table responses
  add column segment text not null default '',
  -- Whether it may be read one by one, and its texts at all.
  add column listed boolean not null default true,
  -- The group within which its texts may be read; '' for the whole survey only, null for not at all.
  add column text_segment text default '';

-- One row a group instead of one a survey: a survey's figures are the sums over its rows. Every figure is a sum over whole
-- release groups of at least min_group people, so nothing smaller can be had by adding and subtracting.
alter table survey_rollups
  add column segment text not null default '',
  -- Released responses of this group.
  add column people bigint not null default 0,
  -- Answers to questions that too few people of their release groups answered: counted for the whole survey alone, and
  -- not counted at all until there are enough. Of the same shape as answers and seconds: {"answers", "seconds"}.
  add column pooled json not null default '{}',
  add column held json not null default '{}';
alter table survey_rollups drop constraint survey_rollups_pkey;
alter table survey_rollups add primary key (company_id, survey_id, segment);
-- What was released before groups were told apart belongs to the whole survey. The policies bind the tables' owner too.
alter table survey_rollups no force row level security;
alter table survey_counters no force row level security;
update survey_rollups r set people = c.released from survey_counters c
  where c.company_id = r.company_id and c.survey_id = r.survey_id;
alter table survey_counters force row level security;
alter table survey_rollups force row level security;
