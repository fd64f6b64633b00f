import type { CompanyReviewSettingsAnswer } from '@vela/contract';
import {
  COMPANY_REVIEW_BOUNDS,
  type CompanyReviewSettings,
  DEFAULT_COMPANY_REVIEW_SETTINGS,
  problemsOfReviewSettings,
  PROMOTION_MIN_RATINGS,
  REVIEW_FREQUENCIES,
  type ReviewFrequency,
  REWARD_TIER_LIMITS,
} from '@vela/domain/company';
import type { FieldProblem } from './forms/use-save-form.ts';
import { parseWhole, problemOfWhole } from './whole-number.ts';

type BoundedField = keyof typeof COMPANY_REVIEW_BOUNDS;

// Safe: a table's own keys are the fields.
const BOUNDED_FIELDS = Object.keys(COMPANY_REVIEW_BOUNDS) as BoundedField[];

export interface TierRow {
  id: string;
  amountUsd: string;
  points: string;
}

/** Numbers as they were typed, so that half a number is kept too. */
export interface ReviewSettingsForm extends Record<BoundedField, string> {
  frequency: CompanyReviewSettings['frequency'];
  review360: boolean;
  selfAssessment: boolean;
  managerOnly: boolean;
  minRating: string;
  tiers: TierRow[];
}

export function formFromReviewSettings(settings: CompanyReviewSettings | CompanyReviewSettingsAnswer) {
  const { frequency, review360, selfAssessment, managerOnly, minRating, rewardTiers } = settings;
  return {
    frequency,
    review360,
    selfAssessment,
    managerOnly,
    minRating: minRating.toFixed(1),
    tiers: rewardTiers.map(({ amountUsd, points }, index) => ({
      id: `saved-${index}`,
      amountUsd: String(amountUsd),
      points: String(points),
    })),
    ...byField((field) => String(settings[field])),
  } satisfies ReviewSettingsForm;
}

export const DEFAULT_REVIEW_FORM: ReviewSettingsForm = formFromReviewSettings(DEFAULT_COMPANY_REVIEW_SETTINGS);

/** The settings that the form stands for; a number that is none counts as the default. */
export const reviewSettingsOf = (form: ReviewSettingsForm): CompanyReviewSettings => ({
  frequency: form.frequency,
  review360: form.review360,
  selfAssessment: form.selfAssessment,
  managerOnly: form.managerOnly,
  minRating:
    PROMOTION_MIN_RATINGS.find((rating) => rating.toFixed(1) === form.minRating) ??
    DEFAULT_COMPANY_REVIEW_SETTINGS.minRating,
  rewardTiers: form.tiers.map(({ amountUsd, points }) => ({
    amountUsd: parseWhole(amountUsd) ?? 1,
    points: parseWhole(points) ?? 1,
  })),
  ...byField((field) => parseWhole(form[field]) ?? DEFAULT_COMPANY_REVIEW_SETTINGS[field]),
});

const TIER_BOUNDS = {
  amountUsd: [1, REWARD_TIER_LIMITS.amountUsdMax],
  points: [1, REWARD_TIER_LIMITS.pointsMax],
} as const;

/** Each field against its bounds first; what they say together counts only once they are all numbers. */
export function problemsOfReviewForm(form: ReviewSettingsForm): FieldProblem[] {
  // A field that is not on the screen can't be corrected there.
  const shown = BOUNDED_FIELDS.filter((field) => field !== 'customMonths' || form.frequency === 'custom');
  const single = [
    ...shown.map((path) => ({ path: String(path), message: problemOfWhole(form[path], COMPANY_REVIEW_BOUNDS[path]) })),
    ...form.tiers.flatMap((tier, index) =>
      (['amountUsd', 'points'] as const).map((field) => ({
        path: `rewardTiers.${index}.${field}`,
        message: problemOfWhole(tier[field], TIER_BOUNDS[field]),
      })),
    ),
  ].flatMap(({ path, message }) => (message === null ? [] : [{ path, message }]));
  return single.length > 0 ? single : problemsOfReviewSettings(reviewSettingsOf(form));
}

function byField<T>(valueOf: (field: BoundedField) => T): Record<BoundedField, T> {
  // Safe: there is one entry for each of the fields.
  return Object.fromEntries(BOUNDED_FIELDS.map((field) => [field, valueOf(field)])) as Record<BoundedField, T>;
}

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
