import { NativeSelect } from '@mantine/core';
import { SURVEY_STATUSES } from '@vela/domain/surveys';
import { SearchBox } from '../../../ui/search-box.tsx';
import { SURVEY_STATUS_CHOICES, type ListFilter } from '../match-survey.ts';
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
