import type { GroupFigures, SurveyFilters } from '@vela/contract';
import {
  filterThreshold,
  MOST_FILTERS,
  SEGMENT_DIMENSIONS,
  TENURE_BANDS,
  type SegmentDimension,
} from '@vela/domain/anonymity';
import { compareNames } from '@vela/domain/content';
import type { Category } from '@vela/domain/surveys';
import { groupFigures } from './group-figures.ts';
import { whatIsKeptBackOfGroup } from './read-digests.ts';
import { tallyTopics } from './survey-digest.ts';
import type { SurveyRead } from './survey-read.ts';

/** The groups of a survey side by side, by what they are told apart by. */
export function segmentsOf(read: SurveyRead, columns: readonly Category[]): Record<SegmentDimension, GroupFigures[]> {
  const rows = (dimension: SegmentDimension) => dimensionRows(read, dimension, columns);
  return { department: rows('department'), tenure: rows('tenure'), location: rows('location') };
}

function dimensionRows(read: SurveyRead, dimension: SegmentDimension, columns: readonly Category[]): GroupFigures[] {
  const { survey, questions } = read;
  const rows = read.segments[dimension].map(({ value, invited, released, hidden, counts }) =>
    groupFigures(
      {
        value,
        label: labelOf(read, dimension, value),
        invited,
        shownInvited: invited,
        released,
        hidden,
        minGroup: survey.anonymous ? survey.minGroup : 1,
        topics: tallyTopics(questions, counts, whatIsKeptBackOfGroup(survey, { hidden })),
      },
      columns,
    ),
  );
  return inOrder(rows, dimension);
}

/** What is filtered by, how far that goes, and what there is to choose. */
export function filtersOf(read: SurveyRead): SurveyFilters {
  const { survey, filter, series, compared, role } = read;
  const chosen = Object.keys(filter).length;
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
    compareWith: compared?.frame.surveyId ?? null,
    threshold: survey.anonymous ? filterThreshold(survey.minGroup, chosen) : 1,
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
