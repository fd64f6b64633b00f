import { TENURE_BANDS } from '@vela/domain/anonymity';
import { CATEGORIES, QUESTION_TYPES } from '@vela/domain/surveys';
import { z } from 'zod';
import { changeSchema, figureSchema, groupFiguresSchema } from './analytics-figures.ts';
import { idSchema, textSchema, timeSchema } from './primitives.ts';
import { releaseSchema } from './responses.ts';

const scoreSchema = z.number().nullable();

export const questionAnalyticsSchema = z.object({
  questionId: z.string(),
  questionText: z.string(),
  questionType: z.enum(QUESTION_TYPES),
  category: z.enum(CATEGORIES),
  /** Asked no longer; its answers stay. */
  retired: z.boolean(),
  /** People of the released groups whose counts are in: answered + skipped + not applicable. */
  asked: z.number(),
  /** Answers that count: the base of every figure here. */
  responseCount: z.number(),
  notApplicableCount: z.number(),
  /** Released responses without an answer to this question, not applicable left out. */
  skippedCount: z.number(),
  analytics: z.object({
    /** Mean on the original scale, unrounded; null without answers or for types without a scale. */
    average: z.number().nullable(),
    yesPercentage: z.number().nullable(),
    /** 0 to 100, favourable upwards. */
    score: scoreSchema,
    enps: z.number().nullable(),
    favourable: z.number().nullable(),
    neutral: z.number().nullable(),
    unfavourable: z.number().nullable(),
    /** Counts by value, every value of the scale or option named, in its order. */
    distribution: z.array(
      z.object({
        value: z.string(),
        label: z.string(),
        count: z.number(),
        /** An option that is offered no longer, in a row of its own. */
        orphaned: z.boolean(),
      }),
    ),
  }),
  /** The same with interval and those left out. A type without such a figure has a null value there. */
  figures: z.object({ score: figureSchema, favourable: figureSchema, enps: figureSchema, yesPercentage: figureSchema }),
  /** Of the score (of the eNPS for that type) against the survey that is compared with. */
  change: changeSchema,
});
export type QuestionAnalytics = z.infer<typeof questionAnalyticsSchema>;

const seriesRunSchema = z.object({
  _id: z.string(),
  title: z.string(),
  launchedAt: timeSchema.nullable(),
  closedAt: timeSchema.nullable(),
  /** The survey that was asked for. */
  isCurrent: z.boolean(),
  responseRate: figureSchema,
  score: figureSchema,
  enps: figureSchema,
  /** Of the score against the run before. */
  change: changeSchema,
});
export type SeriesRun = z.infer<typeof seriesRunSchema>;

const choiceSchema = z.object({ value: z.string(), label: z.string() });

const filtersSchema = z.object({
  department: z.string().nullable(),
  tenure: z.string().nullable(),
  location: z.string().nullable(),
  compareWith: z.string().nullable(),
  /** Fewest people of whom there are figures with these filters. */
  threshold: z.number(),
  /** How many filters the reader may combine; 0 where the survey tells no groups apart. */
  mostFilters: z.number(),
  choices: z.object({
    department: z.array(choiceSchema),
    tenure: z.array(choiceSchema),
    location: z.array(choiceSchema),
    /** Other surveys of the series, newest first. */
    compareWith: z.array(choiceSchema),
  }),
});
export type SurveyFilters = z.infer<typeof filtersSchema>;

export const surveyAnalyticsSchema = z.object({
  /** Submitted, whatever filter is set: who of them belongs to a group is not known before its release. */
  totalResponses: z.number(),
  completionRate: z.number(),
  /** Mean of the seconds that people took; 0 without any. */
  averageCompletionTime: z.number(),
  /** Their median; null without any. */
  medianCompletionTime: z.number().nullable(),
  score: scoreSchema,
  enps: z.number().nullable(),
  release: releaseSchema,
  categories: z.array(
    z.object({
      category: z.enum(CATEGORIES),
      score: scoreSchema,
      answerCount: z.number(),
      figure: figureSchema,
      favourable: figureSchema,
      change: changeSchema,
    }),
  ),
  questionAnalytics: z.array(questionAnalyticsSchema),
  /** Submitted responses by day, yyyy-mm-dd: the days with any. */
  responseTrends: z.record(z.string(), z.number()),
  /** People whose answers are in the figures below: the released ones that the filters leave. */
  people: z.number(),
  /** People who were invited (with the filters), null for an open link. */
  invited: z.number().nullable(),
  /** Too few people with these filters, and why. */
  hidden: z.boolean(),
  hiddenReason: z.string().nullable(),
  filters: filtersSchema,
  figures: z.object({ score: figureSchema, favourable: figureSchema, enps: figureSchema, responseRate: figureSchema }),
  /** Groups side by side, whole survey, by what they are told apart by; empty lists where nothing is told apart. */
  segments: z.object({
    department: z.array(groupFiguresSchema),
    tenure: z.array(groupFiguresSchema),
    location: z.array(groupFiguresSchema),
  }),
  participation: z.object({
    /** Every local day from the launch to the close or today. */
    overTime: z.array(z.object({ day: z.string(), submitted: z.number(), total: z.number() })),
    byDepartment: z.array(
      groupFiguresSchema.pick({ value: true, label: true, invited: true, released: true, participation: true }),
    ),
  }),
  dropOff: z.object({
    /** People who were invited; null for an open link. */
    invited: z.number().nullable(),
    started: z.number(),
    submitted: z.number(),
    questions: z.array(
      z.object({
        questionId: z.string(),
        questionText: z.string(),
        asked: z.number(),
        answered: z.number(),
        skipped: z.number(),
        notApplicable: z.number(),
      }),
    ),
  }),
  /** The runs of its series in order of launch, this one among them. One alone: no series yet. */
  series: z.array(seriesRunSchema),
  comparison: z
    .object({
      survey: z.object({ _id: z.string(), title: z.string(), launchedAt: timeSchema.nullable() }),
      score: changeSchema,
      enps: changeSchema,
      favourable: changeSchema,
      responseRate: changeSchema,
    })
    .nullable(),
});
export type SurveyAnalytics = z.infer<typeof surveyAnalyticsSchema>;

const [firstBand, ...furtherBands] = TENURE_BANDS.map(({ id }) => id);
export const surveyAnalyticsQuerySchema = z.object({
  department: idSchema.optional(),
  tenure: z.enum([firstBand ?? TENURE_BANDS[0].id, ...furtherBands], 'Please choose a time in the company').optional(),
  location: textSchema(200).optional(),
  compareWith: idSchema.optional(),
});
export type SurveyAnalyticsQuery = z.infer<typeof surveyAnalyticsQuerySchema>;
