import type { SurveyType } from '@vela/domain';
import type { Occasion } from '../item-bank/bank-item.ts';

/** How a survey of a type is put together from the item bank. */
export interface SurveyPlan {
  occasion: Occasion;
  /** Questions in all: 6 to 12, what people finish in a few minutes. */
  length: number;
  /** How many of them are general ones, where the occasion is something else. */
  general: number;
  /** Items that every survey of this type asks, so that its runs can be compared. */
  anchors: readonly string[];
  asksValue: boolean;
  departmentItems: number;
}

/** Recommendation, overall satisfaction and energy: the core that every pulse repeats word for word. */
const PULSE_ANCHORS = ['engagement-06', 'satisfaction-01', 'engagement-01'] as const;

const ALONE = { general: 0, anchors: [], asksValue: false, departmentItems: 0 } as const;

export const SURVEY_PLANS: Record<SurveyType, SurveyPlan> = {
  onboarding_1week: { ...ALONE, occasion: 'week_1', length: 8, anchors: ['onboarding-week-1-09'] },
  onboarding_60day: { ...ALONE, occasion: 'day_60', length: 8, general: 2, anchors: ['onboarding-day-60-08'] },
  onboarding_90day: { ...ALONE, occasion: 'day_90', length: 9, general: 1, anchors: ['onboarding-day-90-07'] },
  onboarding_6month: {
    ...ALONE,
    occasion: 'month_6',
    length: 10,
    general: 2,
    anchors: ['onboarding-month-6-11'],
    asksValue: true,
  },
  onboarding_1year: {
    ...ALONE,
    occasion: 'year_1',
    length: 10,
    general: 2,
    anchors: ['onboarding-year-1-10'],
    asksValue: true,
  },
  monthly_pulse: {
    occasion: 'general',
    length: 9,
    general: 0,
    anchors: PULSE_ANCHORS,
    asksValue: true,
    departmentItems: 1,
  },
  milestone_survey: { ...ALONE, occasion: 'milestone', length: 9, anchors: ['milestone-08'] },
  all_hands_followup: { ...ALONE, occasion: 'all_hands', length: 8, anchors: ['all-hands-01'] },
  custom: { occasion: 'general', length: 12, general: 0, anchors: [], asksValue: true, departmentItems: 2 },
};
