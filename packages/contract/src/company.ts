import { plainDomain } from '@vela/domain/accounts';
import { MIN_GROUP_HIGHEST, MIN_GROUP_LOWEST } from '@vela/domain/anonymity';
import {
  COMPANY_REVIEW_BOUNDS,
  COMPANY_SIZES,
  CORE_VALUE_LIMITS,
  INDUSTRIES,
  problemsOfCoreValues,
  problemsOfReviewSettings,
  problemsOfWorkingTime,
  PROMOTION_MIN_RATINGS,
  REVIEW_FREQUENCIES,
  REWARD_TIER_LIMITS,
  SURVEY_FREQUENCIES,
  COMPANY_SETTINGS_MESSAGES,
} from '@vela/domain/company';
import { z } from 'zod';
import { CALLS } from './calls.ts';
import { endpoint } from './endpoint.ts';
import { doneSchema, lineSchema, ordinalSchema, requiredTextSchema, textSchema, timeSchema } from './primitives.ts';
import { surveySummarySchema } from './surveys.ts';

export const dashboardSchema = z.object({
  stats: z.object({ totalSurveys: z.number(), totalResponses: z.number() }),
  recentSurveys: z.array(surveySummarySchema),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const coreValueSchema = z.object({ value: z.string(), description: z.string(), importance: z.number() });

export const companySchema = z.object({
  name: z.string(),
  industry: z.enum(INDUSTRIES),
  size: z.enum(COMPANY_SIZES),
  domain: z.string(),
  handbook: z.object({ processed: z.boolean(), uploadedAt: timeSchema.nullable() }),
  coreValues: z.array(coreValueSchema),
  coreValuesRevision: z.number(),
  calendarIntegration: z.object({ enabled: z.boolean() }),
});
export type Company = z.infer<typeof companySchema>;

/** The revision that a form was filled from: another one means that somebody has saved in between. */
const revisionSchema = ordinalSchema();

const importanceMessage = `Importance is a whole number from ${CORE_VALUE_LIMITS.importanceMin} to ${CORE_VALUE_LIMITS.importanceMax}`;
export const coreValuesBodySchema = z.object({
  values: z
    .array(
      z.object({
        value: lineSchema(CORE_VALUE_LIMITS.value),
        description: textSchema(CORE_VALUE_LIMITS.description).default(''),
        importance: z
          .int(importanceMessage)
          .min(CORE_VALUE_LIMITS.importanceMin, importanceMessage)
          .max(CORE_VALUE_LIMITS.importanceMax, importanceMessage)
          .default(5),
      }),
    )
    .superRefine((values, context) => {
      for (const { path, message } of problemsOfCoreValues(values)) {
        context.addIssue({ code: 'custom', path: path.split('.').filter(Boolean), message });
      }
    }),
  /** Without one the values are saved whatever is there. */
  revision: revisionSchema.optional(),
});
export type CoreValuesBody = z.input<typeof coreValuesBodySchema>;

const minGroupMessage = `A whole number from ${MIN_GROUP_LOWEST} to ${MIN_GROUP_HIGHEST}`;
const minGroupCommentsMessage = `A whole number from ${MIN_GROUP_LOWEST} to 100`;
const companySettingsFields = z.object({
  name: requiredTextSchema(200, 'Company name is required'),
  industry: z.enum(INDUSTRIES, 'Please choose an industry'),
  size: z.enum(COMPANY_SIZES, 'Please choose a company size'),
  domain: textSchema(253).transform(plainDomain),
  surveyFrequency: z.enum(SURVEY_FREQUENCIES, 'Please choose a survey frequency'),
  timeZone: textSchema(64),
  workingHoursStart: textSchema(5),
  workingHoursEnd: textSchema(5),
  /** Fewest people whose scores are released; a survey keeps what held at its launch. */
  minGroup: z.int(minGroupMessage).min(MIN_GROUP_LOWEST, minGroupMessage).max(MIN_GROUP_HIGHEST, minGroupMessage),
  minGroupComments: z
    .int(minGroupCommentsMessage)
    .min(MIN_GROUP_LOWEST, minGroupCommentsMessage)
    .max(100, minGroupCommentsMessage),
});
/** As stored: a bound that is drawn tighter later must not make it unreadable. */
export const companySettingsSchema = z.object({
  name: z.string(),
  industry: z.enum(INDUSTRIES),
  size: z.enum(COMPANY_SIZES),
  domain: z.string(),
  surveyFrequency: z.enum(SURVEY_FREQUENCIES),
  timeZone: z.string(),
  workingHoursStart: z.string(),
  workingHoursEnd: z.string(),
  minGroup: z.number(),
  minGroupComments: z.number(),
  revision: z.number(),
});
export type CompanySettings = z.infer<typeof companySettingsSchema>;
export const companySettingsBodySchema = companySettingsFields
  .extend({ revision: revisionSchema })
  .superRefine((settings, context) => {
    for (const { path, message } of problemsOfWorkingTime(settings)) {
      context.addIssue({ code: 'custom', path: [path], message });
    }
    if (settings.minGroupComments < settings.minGroup) {
      const message = COMPANY_SETTINGS_MESSAGES.minGroupComments;
      context.addIssue({ code: 'custom', path: ['minGroupComments'], message });
    }
  });
export type CompanySettingsBody = z.input<typeof companySettingsBodySchema>;

const bounded = (field: keyof typeof COMPANY_REVIEW_BOUNDS) => {
  const [min, max] = COMPANY_REVIEW_BOUNDS[field];
  const message = `A whole number from ${min} to ${max}`;
  return z.int(message).min(min, message).max(max, message);
};
const reviewSettingsFields = z.object({
  frequency: z.enum(REVIEW_FREQUENCIES, 'Please choose a review frequency'),
  customMonths: bounded('customMonths'),
  review360: z.boolean(),
  selfAssessment: z.boolean(),
  managerOnly: z.boolean(),
  pointsExceeds: bounded('pointsExceeds'),
  pointsMeets: bounded('pointsMeets'),
  pointsNeedsImprovement: bounded('pointsNeedsImprovement'),
  bonusOnTime: bounded('bonusOnTime'),
  bonusDetailedFeedback: bounded('bonusDetailedFeedback'),
  bonusVoiceRecording: bounded('bonusVoiceRecording'),
  cyclesJuniorToMid: bounded('cyclesJuniorToMid'),
  cyclesMidToSenior: bounded('cyclesMidToSenior'),
  cyclesSeniorToLead: bounded('cyclesSeniorToLead'),
  minRating: z.literal(
    PROMOTION_MIN_RATINGS,
    `One of ${PROMOTION_MIN_RATINGS.map((one) => one.toFixed(1)).join(', ')}`,
  ),
  consecutiveCycles: bounded('consecutiveCycles'),
  rewardTiers: z
    .array(
      z.object({
        amountUsd: z.int('Whole dollars').min(1, 'At least $1').max(REWARD_TIER_LIMITS.amountUsdMax, 'At most $10,000'),
        points: z
          .int('Whole points')
          .min(1, 'At least 1 point')
          .max(REWARD_TIER_LIMITS.pointsMax, `At most ${REWARD_TIER_LIMITS.pointsMax.toLocaleString('en')} points`),
      }),
    )
    .max(REWARD_TIER_LIMITS.tiers, `At most ${REWARD_TIER_LIMITS.tiers} tiers`),
  rewardRate: bounded('rewardRate'),
  minimumCashOut: bounded('minimumCashOut'),
  pointsExpireMonths: bounded('pointsExpireMonths'),
  monthlyCashOutLimitUsd: bounded('monthlyCashOutLimitUsd'),
});
export const companyReviewSettingsSchema = reviewSettingsFields.extend({ revision: z.number() });
export type CompanyReviewSettingsAnswer = z.infer<typeof companyReviewSettingsSchema>;
export const companyReviewSettingsBodySchema = reviewSettingsFields
  .extend({ revision: revisionSchema })
  .superRefine((settings, context) => {
    for (const { path, message } of problemsOfReviewSettings(settings)) {
      context.addIssue({ code: 'custom', path: path.split('.'), message });
    }
  });
export type CompanyReviewSettingsBody = z.input<typeof companyReviewSettingsBodySchema>;

/** What a new company does first; a step is done once the thing is there. */
export const FIRST_RUN_STEPS = ['people', 'coreValues', 'handbook', 'survey', 'launch'] as const;
export const firstRunSchema = z.object({
  dismissed: z.boolean(),
  steps: z.array(z.object({ step: z.enum(FIRST_RUN_STEPS), done: z.boolean() })),
});
export type FirstRun = z.infer<typeof firstRunSchema>;

const tag = 'company';
export const dashboardEndpoints = {
  getDashboard: endpoint({
    ...CALLS.getDashboard,
    tag,
    access: 'member',
    permission: 'dashboard.read',
    summary: 'Counts and recent surveys, as far as the user may see them',
    responses: { 200: z.object({ dashboard: dashboardSchema, responseTrends: z.record(z.string(), z.number()) }) },
  }),
};

export const companyEndpoints = {
  getCompany: endpoint({
    ...CALLS.getCompany,
    tag,
    access: 'member',
    permission: 'company.read',
    summary: 'The company with its core values and what the AI knows of it',
    responses: { 200: z.object({ company: companySchema }) },
  }),
  saveCoreValues: endpoint({
    ...CALLS.saveCoreValues,
    tag,
    access: 'member',
    permission: 'company.write',
    summary: 'Replaces the core values in the given order; those without a name are dropped',
    body: coreValuesBodySchema,
    responses: { 200: z.object({ coreValues: z.array(coreValueSchema), revision: z.number() }) },
  }),
  getCompanySettings: endpoint({
    ...CALLS.getCompanySettings,
    tag,
    access: 'member',
    permission: 'company.read',
    summary: 'Profile, survey frequency, working time and thresholds',
    responses: { 200: z.object({ settings: companySettingsSchema }) },
  }),
  saveCompanySettings: endpoint({
    ...CALLS.saveCompanySettings,
    tag,
    access: 'member',
    permission: 'company.write',
    summary: 'Saves them all; 409 names what somebody else has changed since `revision`',
    body: companySettingsBodySchema,
    responses: { 200: z.object({ settings: companySettingsSchema }) },
  }),
  getCompanyReviewSettings: endpoint({
    ...CALLS.getCompanyReviewSettings,
    tag,
    access: 'member',
    permission: 'company.read',
    summary: 'What reviews earn, what a promotion takes and what points are worth',
    responses: { 200: z.object({ settings: companyReviewSettingsSchema }) },
  }),
  saveCompanyReviewSettings: endpoint({
    ...CALLS.saveCompanyReviewSettings,
    tag,
    access: 'member',
    permission: 'company.write',
    summary: 'Saves them all; 409 names what somebody else has changed since `revision`',
    body: companyReviewSettingsBodySchema,
    responses: { 200: z.object({ settings: companyReviewSettingsSchema }) },
  }),
  getFirstRun: endpoint({
    ...CALLS.getFirstRun,
    tag,
    access: 'member',
    permission: 'company.write',
    summary: 'What a new company has done of its first steps',
    responses: { 200: z.object({ firstRun: firstRunSchema }) },
  }),
  dismissFirstRun: endpoint({
    ...CALLS.dismissFirstRun,
    tag,
    access: 'member',
    permission: 'company.write',
    summary: 'Hides the first steps for every admin of the company',
    responses: { 200: doneSchema },
  }),
};
