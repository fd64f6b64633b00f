import { expect, test } from 'vitest';
import {
  COMPANY_REVIEW_BOUNDS,
  COMPANY_REVIEW_MESSAGES,
  DEFAULT_COMPANY_REVIEW_SETTINGS,
  problemsOfReviewSettings,
  type CompanyReviewSettings,
} from './company-review-settings.ts';

const settings = (change: Partial<CompanyReviewSettings>) => ({ ...DEFAULT_COMPANY_REVIEW_SETTINGS, ...change });
const tier = (amountUsd: number, points: number) => ({ amountUsd, points });

test('the defaults have nothing wrong and lie within their bounds', () => {
  expect(problemsOfReviewSettings(DEFAULT_COMPANY_REVIEW_SETTINGS)).toEqual([]);
  const outside = Object.entries(COMPANY_REVIEW_BOUNDS).filter(([field, [min, max]]) => {
    // Safe: the bounds are of fields that are numbers.
    const value = DEFAULT_COMPANY_REVIEW_SETTINGS[field as keyof typeof COMPANY_REVIEW_BOUNDS];
    return value < min || value > max;
  });
  expect(outside).toEqual([]);
});

test.each<[Partial<CompanyReviewSettings>, string, string]>([
  [{ review360: false, selfAssessment: false, managerOnly: false }, 'review360', COMPANY_REVIEW_MESSAGES.noReviewType],
  [{ pointsMeets: 101 }, 'pointsMeets', COMPANY_REVIEW_MESSAGES.pointsOrder],
  [{ pointsNeedsImprovement: 76 }, 'pointsNeedsImprovement', COMPANY_REVIEW_MESSAGES.pointsOrder],
  [{ rewardTiers: [] }, 'rewardTiers', COMPANY_REVIEW_MESSAGES.noTier],
  [{ rewardTiers: [tier(25, 10), tier(25, 20)] }, 'rewardTiers.1.amountUsd', COMPANY_REVIEW_MESSAGES.sameTier],
  [{ rewardTiers: [tier(25, 10), tier(50, 10)] }, 'rewardTiers.1.points', COMPANY_REVIEW_MESSAGES.tierOrder],
  [{ rewardTiers: [tier(50, 10), tier(25, 20)] }, 'rewardTiers.1.points', COMPANY_REVIEW_MESSAGES.tierOrder],
])('%j is told at the field', (change, path, message) =>
  expect(problemsOfReviewSettings(settings(change))).toEqual([{ path, message }]),
);

test.each<[string, Partial<CompanyReviewSettings>]>([
  ['one review type is enough', { review360: false, selfAssessment: false }],
  ['equal points for two ratings', { pointsMeets: 100 }],
  ['tiers in any order', { rewardTiers: [tier(50, 20), tier(25, 10)] }],
])('takes %s', (_name, change) => expect(problemsOfReviewSettings(settings(change))).toEqual([]));
