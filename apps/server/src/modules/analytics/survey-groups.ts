import type { GroupFigures, SurveyFilters } from '@vela/contract';
import { MOST_FILTERS, SEGMENT_DIMENSIONS, TENURE_BANDS, type SegmentDimension } from '@vela/domain/anonymity';
import { compareNames } from '@vela/domain/content';
import type { Category } from '@vela/domain/surveys';
import type { SurveyRead } from './survey-read.ts';
import { groupFigures } from './topic-figures.ts';

/** The groups of a survey side by side, by what they are told apart by. */
export function segmentsOf(read: SurveyRead, columns: readonly Category[]): Record<SegmentDimension, GroupFigures[]> {
  const rows = (dimension: SegmentDimension) =>
    inOrder(
      read.segments[dimension].map((group) =>
        groupFigures(group, { label: labelOf(read, dimension, group.value), columns }),
      ),
      dimension,
    );
  return { department: rows('department'), tenure: rows('tenure'), location: rows('location') };
}

/** What is filtered by, how far that goes, and what there is to choose. */
export function filtersOf(read: SurveyRead): SurveyFilters {
  const { survey, group, filter, series, compared, role } = read;
  const tellsApart = SEGMENT_DIMENSIONS.some((dimension) => read.segments[dimension].length > 0);
  const choices = (dimension: SegmentDimension) =>
    inOrder(
      read.segments[dimension].map(({ value }) => ({ value, label: labelOf(read, dimension, value) })),
      dimension,
    );
  return {
    department: filter.department ?? null,
    tenure: filter.tenure ?? null,
    location: filter.location ?? null,
    compareWith: compared?.survey.surveyId ?? null,
    threshold: group.threshold,
    mostFilters: tellsApart ? MOST_FILTERS[role] : 0,
    choices: {
      department: choices('department'),
      tenure: choices('tenure'),
      location: choices('location'),
      compareWith: series
        .filter(({ surveyId }) => surveyId !== survey.surveyId)
        .map(({ surveyId, title }) => ({ value: surveyId, label: title })),
    },
  };
}

function labelOf({ departmentNames }: SurveyRead, dimension: SegmentDimension, value: string): string {
  switch (dimension) {
    case 'department':
      return departmentNames.get(value) ?? 'A former department';
    case 'tenure':
      return TENURE_BANDS.find(({ id }) => id === value)?.label ?? value;
    case 'location':
      return value;
  }
}

/** Tenure bands from the newest people on, everything else by name. */
function inOrder<T extends { value: string; label: string }>(rows: readonly T[], dimension: SegmentDimension): T[] {
  const place = ({ value }: T) => TENURE_BANDS.findIndex(({ id }) => id === value);
  return [...rows].sort((left, right) =>
    dimension === 'tenure' ? place(left) - place(right) : compareNames(left.label, right.label),
  );
}
