import { WHOLE_SURVEY } from './segments.ts';
import { areEnoughForComments, type Thresholds } from './thresholds.ts';

/**
 * Whether texts of an anonymous survey may stand with the responses that they came from. Figures of groups move step by
 * step while a survey runs, and each step can tell which responses came with it; so they stand there only where no group
 * is told apart at all.
 */
export const mayTextsStandInRows = (
  groups: readonly { segment: string; people: number }[],
  thresholds: Thresholds,
): boolean =>
  groups.every(
    ({ segment, people }) => people === 0 || (segment === WHOLE_SURVEY && areEnoughForComments(people, thresholds)),
  );
