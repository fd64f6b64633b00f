import { roundHalfUp } from '@vela/domain/scoring';

/** Where one step of the scale ends and the next begins; 60 to 70 is the middle that has no colour. */
const BORDERS = [40, 50, 60, 70, 80, 90] as const;

export const HEAT_STEPS = [
  'below 40',
  '40 to 50',
  '50 to 60',
  '60 to 70',
  '70 to 80',
  '80 to 90',
  '90 and above',
] as const;

/** The step of the one diverging scale (0 to 6) that a score of 0 to 100 falls into, as it is shown: rounded. */
export const heatStep = (score: number): number => BORDERS.filter((border) => roundHalfUp(score, 0) >= border).length;
