export const REVIEW_FREQUENCIES = ['quarterly', 'bi-annual', 'annual', 'custom'] as const;
export type ReviewFrequency = (typeof REVIEW_FREQUENCIES)[number];

export const PROMOTION_MIN_RATINGS = [3.5, 4, 4.5] as const;
export type PromotionMinRating = (typeof PROMOTION_MIN_RATINGS)[number];

export interface RewardTier {
  /** Whole US dollars of the gift card. */
  amountUsd: number;
  points: number;
}

/** The company's Review Settings tab: what reviews earn, what a promotion takes and what points are worth. */
export interface CompanyReviewSettings {
  frequency: ReviewFrequency;
  /** Months between two cycles; read only when the frequency is `custom`. */
  customMonths: number;
  review360: boolean;
  selfAssessment: boolean;
  managerOnly: boolean;
  /** Points of the reviewed person by overall rating. */
  pointsExceeds: number;
  pointsMeets: number;
  pointsNeedsImprovement: number;
  bonusOnTime: number;
  bonusDetailedFeedback: number;
  bonusVoiceRecording: number;
  /** Review cycles before the step up. */
  cyclesJuniorToMid: number;
  cyclesMidToSenior: number;
  cyclesSeniorToLead: number;
  minRating: PromotionMinRating;
  /** Cycles in a row with at least the minimum rating. */
  consecutiveCycles: number;
  rewardTiers: RewardTier[];
  /** Reward points for one point. */
  rewardRate: number;
  minimumCashOut: number;
  pointsExpireMonths: number;
  monthlyCashOutLimitUsd: number;
}

export const DEFAULT_COMPANY_REVIEW_SETTINGS: CompanyReviewSettings = {
  frequency: 'quarterly',
  customMonths: 3,
  review360: true,
  selfAssessment: true,
  managerOnly: true,
  pointsExceeds: 100,
  pointsMeets: 75,
  pointsNeedsImprovement: 25,
  bonusOnTime: 25,
  bonusDetailedFeedback: 50,
  bonusVoiceRecording: 75,
  cyclesJuniorToMid: 2,
  cyclesMidToSenior: 3,
  cyclesSeniorToLead: 4,
  minRating: 4,
  consecutiveCycles: 2,
  rewardTiers: [
    { amountUsd: 25, points: 75_000 },
    { amountUsd: 50, points: 150_000 },
    { amountUsd: 100, points: 300_000 },
    { amountUsd: 250, points: 750_000 },
  ],
  rewardRate: 100,
  minimumCashOut: 25_000,
  pointsExpireMonths: 12,
  monthlyCashOutLimitUsd: 500,
};

type NumberField = {
  [K in keyof CompanyReviewSettings]: CompanyReviewSettings[K] extends number ? K : never;
}[keyof CompanyReviewSettings];

/** Lowest and highest value of every whole number; `minRating` is one of PROMOTION_MIN_RATINGS instead. */
export const COMPANY_REVIEW_BOUNDS = {
  customMonths: [1, 36],
  pointsExceeds: [0, 1000],
  pointsMeets: [0, 1000],
  pointsNeedsImprovement: [0, 1000],
  bonusOnTime: [0, 1000],
  bonusDetailedFeedback: [0, 1000],
  bonusVoiceRecording: [0, 1000],
  cyclesJuniorToMid: [1, 20],
  cyclesMidToSenior: [1, 20],
  cyclesSeniorToLead: [1, 20],
  consecutiveCycles: [1, 5],
  rewardRate: [1, 10_000],
  minimumCashOut: [0, 10_000_000],
  pointsExpireMonths: [1, 120],
  monthlyCashOutLimitUsd: [0, 100_000],
} as const satisfies Record<Exclude<NumberField, 'minRating'>, readonly [number, number]>;

export const REWARD_TIER_LIMITS = { tiers: 10, amountUsdMax: 10_000, pointsMax: 100_000_000 } as const;

export const COMPANY_REVIEW_MESSAGES = {
  noReviewType: 'Choose at least one review type',
  noTier: 'Keep at least one reward tier',
  sameTier: 'Two tiers have the same amount',
  tierOrder: 'A larger gift card must cost more points',
  pointsOrder: 'A better rating must not earn fewer points',
} as const;

interface FieldProblem {
  path: string;
  message: string;
}

/** What is wrong with the settings as a whole, beyond the bounds of each field; an empty list when nothing is. */
export function problemsOfReviewSettings(settings: CompanyReviewSettings): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!settings.review360 && !settings.selfAssessment && !settings.managerOnly) {
    problems.push({ path: 'review360', message: COMPANY_REVIEW_MESSAGES.noReviewType });
  }
  if (settings.pointsMeets > settings.pointsExceeds) {
    problems.push({ path: 'pointsMeets', message: COMPANY_REVIEW_MESSAGES.pointsOrder });
  }
  if (settings.pointsNeedsImprovement > settings.pointsMeets) {
    problems.push({ path: 'pointsNeedsImprovement', message: COMPANY_REVIEW_MESSAGES.pointsOrder });
  }
  return [...problems, ...problemsOfTiers(settings.rewardTiers)];
}

function problemsOfTiers(tiers: readonly RewardTier[]): FieldProblem[] {
  if (tiers.length === 0) return [{ path: 'rewardTiers', message: COMPANY_REVIEW_MESSAGES.noTier }];
  return tiers.flatMap((tier, index): FieldProblem[] => {
    const others = tiers.slice(0, index);
    if (others.some((other) => other.amountUsd === tier.amountUsd)) {
      return [{ path: `rewardTiers.${index}.amountUsd`, message: COMPANY_REVIEW_MESSAGES.sameTier }];
    }
    const isOutOfOrder = others.some((other) => other.amountUsd < tier.amountUsd !== other.points < tier.points);
    return isOutOfOrder ? [{ path: `rewardTiers.${index}.points`, message: COMPANY_REVIEW_MESSAGES.tierOrder }] : [];
  });
}
