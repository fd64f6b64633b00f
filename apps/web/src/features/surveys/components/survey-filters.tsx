import { NativeSelect } from '@mantine/core';
import type { SurveySummary } from '@vela/contract';
import { SURVEY_STATUS_LABELS, SURVEY_STATUSES, SURVEY_TYPE_LABELS, type SurveyStatus } from '@vela/domain/surveys';
import { SearchBox } from '../../../ui/search-box.tsx';
import classes from './survey-list.module.css';

interface SurveyFiltersProps {
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
}

export function SurveyFilters({ filter, onChange }: SurveyFiltersProps) {
  return (
    <div className={classes.filters} role="search">
      <div className={classes.search}>
        <SearchBox
          placeholder="Search surveys..."
          value={filter.q}
          onChange={(q) => {
            onChange({ ...filter, q });
          }}
        />
      </div>
      <NativeSelect
        aria-label="Status"
        value={filter.status ?? ''}
        data={SURVEY_STATUS_CHOICES}
        onChange={(event) => {
          const status = SURVEY_STATUSES.find((known) => known === event.currentTarget.value) ?? null;
          onChange({ ...filter, status });
        }}
      />
    </div>
  );
}

export interface ListFilter {
  q: string;
  status: SurveyStatus | null;
}

/** Title or type text, case-insensitively, and the status where one is chosen. */
export function matchesSurvey(survey: Pick<SurveySummary, 'title' | 'type' | 'status'>, filter: ListFilter): boolean {
  if (filter.status !== null && survey.status !== filter.status) return false;
  const q = filter.q.trim().toLowerCase();
  const texts = [survey.title, SURVEY_TYPE_LABELS[survey.type], survey.type, survey.type.replaceAll('_', ' ')];
  return texts.some((text) => text.toLowerCase().includes(q));
}

export const isSurveyListFiltered = (filter: ListFilter): boolean => filter.status !== null || filter.q.trim() !== '';

const SURVEY_STATUS_CHOICES: { value: '' | SurveyStatus; label: string }[] = [
  { value: '', label: 'All Status' },
  ...SURVEY_STATUSES.map((value) => ({ value, label: SURVEY_STATUS_LABELS[value] })),
];

/** The filter as the address holds it; a status that does not exist means none. */
export function surveyFilterIn(query: URLSearchParams): ListFilter {
  const status = query.get('status');
  return { q: query.get('q') ?? '', status: SURVEY_STATUSES.find((known) => known === status) ?? null };
}

/** The address with another filter; what else it says stays. */
export function withSurveyFilter(query: URLSearchParams, { q, status }: ListFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of [
    ['q', q],
    ['status', status ?? ''],
  ] as const) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
