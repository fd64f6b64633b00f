import type { Category } from '@vela/domain/surveys';
import type { Mood } from './company-plan.ts';
import { DEPARTMENTS } from './nebula-people.ts';

const BASE: Record<Category, number> = {
  engagement: 0.8,
  culture: 0.79,
  growth: 0.6,
  communication: 0.66,
  leadership: 0.74,
  workload: 0.66,
  satisfaction: 0.73,
};

/** What sets a department apart. Support sees the fewest ways up. */
const BY_DEPARTMENT: Record<string, Partial<Record<Category, number>> & { all: number }> = {
  [DEPARTMENTS.P]: { all: 0.05 },
  [DEPARTMENTS.E]: { all: 0.01, workload: -0.04, growth: 0.03 },
  [DEPARTMENTS.D]: { all: 0.03, communication: 0.03 },
  [DEPARTMENTS.S]: { all: 0, growth: 0.04, workload: 0.02 },
  [DEPARTMENTS.M]: { all: 0.02 },
  [DEPARTMENTS.C]: { all: -0.05, workload: -0.03, growth: -0.04 },
};

/** Months before today in which the big release was finished, and how much it weighed on each category. */
const CRUNCH_MONTHS_AGO = 9;
const CRUNCH_WIDTH_MONTHS = 1.3;
const CRUNCH: Partial<Record<Category, number>> = {
  workload: -0.2,
  satisfaction: -0.09,
  engagement: -0.07,
  leadership: -0.03,
};

/** What has happened to support since tickets doubled and two people left: everything is less, these most of all. */
const FALL_BEGAN_MONTHS_AGO = 3.6;
const FALL_TOOK_MONTHS = 2.4;
const FALL: Partial<Record<Category, number>> & { all: number } = {
  all: -0.18,
  workload: -0.28,
  satisfaction: -0.24,
  engagement: -0.08,
};

/** Slow changes over the year, per month: open question rounds help communication, careers stand still. */
const TREND: Partial<Record<Category, number>> = { communication: 0.013, growth: -0.005, engagement: 0.003 };

/** The year of Nebula Works as its people felt it. */
export const nebulaMood =
  (monthsAgo: number): Mood =>
  (category, department) => {
    const place = BY_DEPARTMENT[department];
    const crunch = Math.exp(-(((monthsAgo - CRUNCH_MONTHS_AGO) / CRUNCH_WIDTH_MONTHS) ** 2));
    const fallen = department === DEPARTMENTS.C ? (FALL_BEGAN_MONTHS_AGO - monthsAgo) / FALL_TOOK_MONTHS : 0;
    return (
      BASE[category] +
      (place?.all ?? 0) +
      (place?.[category] ?? 0) +
      crunch * (CRUNCH[category] ?? 0) +
      Math.min(1, Math.max(0, fallen)) * (FALL.all + (FALL[category] ?? 0)) -
      monthsAgo * (TREND[category] ?? 0)
    );
  };
