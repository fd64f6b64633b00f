import type { SurveyFilters } from '@vela/contract';
import { SEGMENT_DIMENSIONS, type SegmentDimension } from '@vela/domain/anonymity';
import { counted, type Formats } from '../../../lib/format.ts';

export const DIMENSION_LABELS: Record<SegmentDimension, string> = {
  department: 'Department',
  tenure: 'Time in the company',
  location: 'Location',
};

/** The chosen filters as people know them: "Engineering, 1 to 3 years". */
export const chosenLabels = (filters: SurveyFilters): string[] =>
  SEGMENT_DIMENSIONS.flatMap((dimension) => {
    const value = filters[dimension];
    if (value === null) return [];
    return [filters.choices[dimension].find((choice) => choice.value === value)?.label ?? value];
  });

/** The filters that can still be chosen: those that are set, and while there is room the others. */
export function isChoosable(filters: SurveyFilters, dimension: SegmentDimension): boolean {
  if (filters[dimension] !== null) return true;
  return SEGMENT_DIMENSIONS.filter((one) => filters[one] !== null).length < filters.mostFilters;
}

/** From how many people on there are figures, and how many filters go together. */
export function thresholdText(formats: Formats, { threshold, mostFilters, ...filters }: SurveyFilters): string {
  const set = SEGMENT_DIMENSIONS.filter((dimension) => filters[dimension] !== null).length;
  const people = counted(formats, threshold, 'person', 'people');
  const most = `You can combine up to ${counted(formats, mostFilters, 'filter')}.`;
  if (threshold <= 1) return `Names go with the answers of this survey, so there is no smallest group. ${most}`;
  if (set === 0) {
    const further = mostFilters === 1 ? 'You can set one filter at a time.' : `A second filter doubles that. ${most}`;
    return `Figures of a group need the answers of at least ${people}. ${further}`;
  }
  return `With ${set === 1 ? 'this filter' : 'these filters'}, figures need the answers of at least ${people}, so that nobody can be recognised.`;
}
