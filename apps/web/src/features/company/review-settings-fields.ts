import { PROMOTION_MIN_RATINGS, REVIEW_FREQUENCIES, type ReviewFrequency } from '@vela/domain/company';
import type { BoundedField } from './review-settings-form.ts';

export interface NumberFieldSpec {
  name: BoundedField;
  label: string;
  unit: string;
  description?: string;
}

const FREQUENCY_LABELS: Record<ReviewFrequency, string> = {
  quarterly: 'Quarterly',
  'bi-annual': 'Bi-annual',
  annual: 'Annual',
  custom: 'Custom',
};
export const FREQUENCY_CHOICES = REVIEW_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }));
export const frequencyLabel = (frequency: ReviewFrequency): string => FREQUENCY_LABELS[frequency];

export const MIN_RATING_CHOICES = PROMOTION_MIN_RATINGS.map((rating) => rating.toFixed(1));

export const REVIEW_TYPE_FIELDS = [
  { name: 'review360', label: '360 review' },
  { name: 'selfAssessment', label: 'Self-assessment' },
  { name: 'managerOnly', label: 'Manager-only review' },
] as const;

export const CUSTOM_MONTHS: NumberFieldSpec = { name: 'customMonths', label: 'Time between reviews', unit: 'months' };

export const POINT_FIELDS: readonly NumberFieldSpec[] = [
  { name: 'pointsExceeds', label: 'Exceeds expectations', unit: 'points' },
  { name: 'pointsMeets', label: 'Meets expectations', unit: 'points' },
  { name: 'pointsNeedsImprovement', label: 'Needs improvement', unit: 'points' },
];

export const BONUS_FIELDS: readonly NumberFieldSpec[] = [
  { name: 'bonusOnTime', label: 'On-time completion', unit: 'points' },
  { name: 'bonusDetailedFeedback', label: 'Detailed feedback', unit: 'points' },
  { name: 'bonusVoiceRecording', label: 'Voice recording', unit: 'points' },
];

export const CYCLE_FIELDS: readonly NumberFieldSpec[] = [
  { name: 'cyclesJuniorToMid', label: 'Junior to mid', unit: 'cycles' },
  { name: 'cyclesMidToSenior', label: 'Mid to senior', unit: 'cycles' },
  { name: 'cyclesSeniorToLead', label: 'Senior to lead', unit: 'cycles' },
];

export const CONSECUTIVE_CYCLES: NumberFieldSpec = {
  name: 'consecutiveCycles',
  label: 'Consecutive cycles',
  unit: 'cycles',
  description: 'In a row with at least the minimum rating',
};

export const REWARD_FIELDS: readonly NumberFieldSpec[] = [
  { name: 'rewardRate', label: 'Reward points for each point', unit: 'reward points' },
  { name: 'minimumCashOut', label: 'Minimum cash-out', unit: 'reward points' },
  { name: 'pointsExpireMonths', label: 'Points expire after', unit: 'months' },
  { name: 'monthlyCashOutLimitUsd', label: 'Monthly cash-out limit', unit: 'dollars' },
];

const NUMBER_FIELDS = [
  CUSTOM_MONTHS,
  ...POINT_FIELDS,
  ...BONUS_FIELDS,
  ...CYCLE_FIELDS,
  CONSECUTIVE_CYCLES,
  ...REWARD_FIELDS,
];

/** What a field is called on the screen; parts of a tier by their place. */
export function reviewFieldLabel(path: string): string {
  if (path === 'frequency') return 'Review frequency';
  if (path === 'minRating') return 'Minimum rating';
  if (path === 'rewardTiers' || path.startsWith('rewardTiers.')) return 'Reward tiers';
  const fields = [...NUMBER_FIELDS, ...REVIEW_TYPE_FIELDS];
  return fields.find(({ name }) => name === path)?.label ?? path;
}
