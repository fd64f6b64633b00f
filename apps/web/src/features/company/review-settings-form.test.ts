import { DEFAULT_COMPANY_REVIEW_SETTINGS } from '@vela/domain/company';
import { expect, test } from 'vitest';
import {
  DEFAULT_REVIEW_FORM,
  problemsOfReviewForm,
  type ReviewSettingsForm,
  reviewSettingsOf,
} from './review-settings-form.ts';

const [FIRST, ...OTHERS] = DEFAULT_REVIEW_FORM.tiers;
const firstTier = (changes: object) => ({
  tiers: [{ id: '', amountUsd: '', points: '', ...FIRST, ...changes }, ...OTHERS],
});

test('the form of the defaults stands for the defaults', () => {
  expect(reviewSettingsOf(DEFAULT_REVIEW_FORM)).toEqual(DEFAULT_COMPANY_REVIEW_SETTINGS);
});

test.each<[Partial<ReviewSettingsForm>, string[]]>([
  [{}, []],
  [{ minRating: '4.5', consecutiveCycles: '5' }, []],
  [{ consecutiveCycles: '6' }, ['consecutiveCycles']],
  [{ consecutiveCycles: '0' }, ['consecutiveCycles']],
  [{ pointsExceeds: '1001' }, ['pointsExceeds']],
  [{ pointsExceeds: '' }, ['pointsExceeds']],
  [{ bonusOnTime: '2.5' }, ['bonusOnTime']],
  [{ pointsMeets: '101' }, ['pointsMeets']],
  [{ frequency: 'custom', customMonths: '' }, ['customMonths']],
  [{ frequency: 'annual', customMonths: '' }, []],
  [{ review360: false, selfAssessment: false, managerOnly: false }, ['review360']],
  [{ tiers: [] }, ['rewardTiers']],
  [firstTier({ amountUsd: '' }), ['rewardTiers.0.amountUsd']],
  [firstTier({ amountUsd: '50' }), ['rewardTiers.1.amountUsd']],
  [firstTier({ points: '200000' }), ['rewardTiers.1.points']],
])('%j is wrong at %j', (changes, paths) => {
  expect(problemsOfReviewForm({ ...DEFAULT_REVIEW_FORM, ...changes }).map(({ path }) => path)).toEqual(paths);
});
