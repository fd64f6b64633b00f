import type { SurveyType } from '@vela/domain/surveys';
import type { Occasion } from '../item-bank/bank-item.ts';

/** How a survey of a type is put together from the item bank. */
export interface DraftPlan {
  occasion: Occasion;
  /** Questions in all: 6 to 12, what people finish in a few minutes. */
  length: number;
  /** How many of them are general ones, where the occasion is something else. */
  general: number;
  /** Items that every survey of this type asks, so that its runs can be compared. */
  anchors: readonly string[];
  /** How many items name a core value, where the company has so many. */
  valueItems: 1 | 2;
  /** Whether one item names a subject of the handbook. */
  asksHandbook: boolean;
  departmentItems: number;
}

/** Recommendation, overall satisfaction and energy: the core that every pulse repeats word for word. */
const PULSE_ANCHORS = ['engagement-06', 'satisfaction-01', 'engagement-01'] as const;

const ALONE = { general: 0, anchors: [], valueItems: 1, departmentItems: 0 } as const;

export const DRAFT_PLANS: Record<SurveyType, DraftPlan> = {
  onboarding_1week: { ...ALONE, occasion: 'week_1', length: 8, anchors: ['onboarding-week-1-09'], asksHandbook: true },
  onboarding_60day: {
    ...ALONE,
    occasion: 'day_60',
    length: 8,
    general: 2,
    anchors: ['onboarding-day-60-08'],
    asksHandbook: true,
  },
  onboarding_90day: {
    ...ALONE,
    occasion: 'day_90',
    length: 9,
    general: 1,
    anchors: ['onboarding-day-90-07'],
    asksHandbook: true,
  },
  onboarding_6month: {
    ...ALONE,
    occasion: 'month_6',
    length: 10,
    general: 2,
    anchors: ['onboarding-month-6-11'],
    asksHandbook: true,
  },
  onboarding_1year: {
    ...ALONE,
    occasion: 'year_1',
    length: 10,
    general: 2,
    anchors: ['onboarding-year-1-10'],
    asksHandbook: true,
  },
  monthly_pulse: {
    occasion: 'general',
    length: 9,
    general: 0,
    anchors: PULSE_ANCHORS,
    valueItems: 1,
    asksHandbook: true,
    departmentItems: 1,
  },
  milestone_survey: { ...ALONE, occasion: 'milestone', length: 9, anchors: ['milestone-08'], asksHandbook: false },
  all_hands_followup: { ...ALONE, occasion: 'all_hands', length: 8, anchors: ['all-hands-01'], asksHandbook: false },
  custom: {
    occasion: 'general',
    length: 12,
    general: 0,
    anchors: [],
    valueItems: 2,
    asksHandbook: true,
    departmentItems: 2,
  },
};
