import { DEPARTMENTS } from './nebula-people.ts';

const USUAL = 0.9;
/** Months before today in which fewest answered: nobody had heard what came of the surveys before. */
const DIP_MONTHS_AGO = 5.5;
const DIP_WIDTH_MONTHS = 1.2;
const DIP = 0.62;
/** Since the all-hands that showed results more answer than ever, but engineering has gone quiet. */
const QUIET_SINCE_MONTHS_AGO = 3.5;
const SINCE_THEN = 0.95;
const QUIET = 0.44;

/** Who took part in the year of Nebula Works: most dip once and come back. */
export const nebulaParticipation =
  (monthsAgo: number) =>
  (department: string): number => {
    if (department === DEPARTMENTS.C) return 1;
    if (monthsAgo < QUIET_SINCE_MONTHS_AGO) return department === DEPARTMENTS.E ? QUIET : SINCE_THEN;
    return USUAL - DIP * Math.exp(-(((monthsAgo - DIP_MONTHS_AGO) / DIP_WIDTH_MONTHS) ** 2));
  };

/** A survey that is open for some days: support has answered, others are about to. */
export const answeredSoFar = (department: string): number => {
  if (department === DEPARTMENTS.C) return 1;
  return department === DEPARTMENTS.E ? QUIET : 0.8;
};
