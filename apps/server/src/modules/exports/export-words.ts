import type { SegmentDimension } from '@vela/domain/anonymity';
import type { Category } from '@vela/domain/surveys';

export const categoryLabel = (category: Category): string => category.charAt(0).toUpperCase() + category.slice(1);

export const DIMENSION_LABELS: Record<SegmentDimension, string> = {
  department: 'Department',
  tenure: 'Time in the company',
  location: 'Location',
};
