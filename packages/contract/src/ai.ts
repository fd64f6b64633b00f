import { COMMENT_SENTIMENTS, COMMENT_THEMES } from '@vela/domain/ai';
import { SURVEY_LIMITS, SURVEY_MESSAGES, SURVEY_TYPES } from '@vela/domain/surveys';
import { z } from 'zod';
import { CALLS } from './calls.ts';
import { endpoint } from './endpoint.ts';
import { aiSourceSchema, idParamsSchema, idSchema, textSchema } from './primitives.ts';
import { releaseSchema } from './responses.ts';
import { questionSchema } from './surveys.ts';

const evidenceSchema = z.object({
  statement: z.string(),
  base: z.number(),
  surveyId: z.string().optional(),
  /** The section of the handbook that the statement points to. */
  handbook: z.object({ ordinal: z.number(), heading: z.string(), page: z.number().nullable() }).optional(),
});

/** Where a survey has very many comments some of them are read, chosen by chance and the same in every call. */
const commentSampleSchema = z.object({
  read: z.number(),
  /** All that are listed. */
  written: z.number(),
});
export type CommentSample = z.infer<typeof commentSampleSchema>;

export const insightsSchema = z.object({
  keyThemes: z.array(z.string()),
  recommendations: z.array(z.string()),
  blindSpots: z.array(z.string()),
  /** What needs attention first, the most pressing one first. `area` is short enough for a list. */
  riskAreas: z.array(z.object({ area: z.string(), statement: z.string(), base: z.number() })),
  /** What each list stands on: figures and their base, never a quote. */
  evidence: z.array(evidenceSchema),
  /** How many comments of the latest surveys themes were looked for in. */
  commentSample: commentSampleSchema,
  /** The latest surveys with released answers, and when the first of them was launched; null without any. */
  drawnFrom: z.object({ surveys: z.number(), since: z.iso.datetime().nullable() }),
  source: aiSourceSchema,
});
export type Insights = z.infer<typeof insightsSchema>;

export const generateSurveyBodySchema = z.object({
  surveyType: z.enum(SURVEY_TYPES, SURVEY_MESSAGES.typeRequired),
  department: textSchema(SURVEY_LIMITS.department).optional(),
});
export type GenerateSurveyBody = z.input<typeof generateSurveyBodySchema>;

export const surveyCommentsQuerySchema = z.object({
  /** Comments of one department alone, where enough of its people are released. Its id. */
  department: idSchema.optional(),
  theme: z.enum(COMMENT_THEMES, 'Please choose a theme').optional(),
  sentiment: z.enum(COMMENT_SENTIMENTS, 'Please choose a sentiment').optional(),
  questionId: textSchema(100).optional(),
  /** Part of a comment, small and capital letters alike. */
  q: textSchema(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: textSchema(200).optional(),
});
export type SurveyCommentsQuery = z.input<typeof surveyCommentsQuerySchema>;

/** Comments by how they sound; null where so few sound so that the count would be that of single people. */
const sentimentCountsSchema = z.record(z.enum(COMMENT_SENTIMENTS), z.number().nullable());

export const surveyCommentsSchema = z.object({
  release: releaseSchema,
  /** Why there are no comments although some were written; null where they are listed. */
  hidden: z.enum(['survey', 'department']).nullable(),
  /** Comments that were read, before theme, sentiment, question and search narrow them down. */
  commentCount: z.number(),
  /** Of how many they are, where there are more than are read. */
  commentSample: commentSampleSchema,
  /** How all of them sound. */
  sentiments: sentimentCountsSchema,
  /** Themes of all of them, most people first; only those that at least `release.minGroup` people wrote of. */
  themes: z.array(
    z.object({
      theme: z.enum(COMMENT_THEMES),
      label: z.string(),
      /** At least so many people: one person's comments on two questions count once. */
      people: z.number(),
      comments: z.number(),
      sentiments: sentimentCountsSchema,
    }),
  ),
  /** Comments in languages that the engine doesn't read: counted, not guessed. Most first; few of one language are `other`. */
  otherLanguages: z.array(z.object({ language: z.string(), name: z.string(), comments: z.number() })),
  /** Comments that theme, sentiment, question and search leave, and one page of them. */
  matchCount: z.number(),
  comments: z.array(
    z.object({
      text: z.string(),
      questionId: z.string(),
      questionText: z.string(),
      /** Null for a language that the engine doesn't read. */
      sentiment: z.enum(COMMENT_SENTIMENTS).nullable(),
      themes: z.array(z.enum(COMMENT_THEMES)),
    }),
  ),
  nextCursor: z.string().nullable(),
  source: aiSourceSchema,
});
export type SurveyComments = z.infer<typeof surveyCommentsSchema>;

const insightsAnswerSchema = z.object({ insights: insightsSchema });
export const aiEndpoints = {
  generateSurvey: endpoint({
    ...CALLS.generateSurvey,
    service: true,
    tag: 'ai',
    access: 'member',
    permission: 'surveys.write',
    summary: 'Drafts a survey; nothing is saved',
    body: generateSurveyBodySchema,
    responses: {
      200: z.object({
        survey: z.object({ title: z.string(), description: z.string(), questions: z.array(questionSchema) }),
        source: aiSourceSchema,
        /** What of the company its questions name. */
        cites: z.object({ coreValues: z.array(z.string()), handbookTopics: z.array(z.string()) }),
      }),
    },
  }),
  getCompanyInsights: endpoint({
    ...CALLS.getCompanyInsights,
    tag: 'ai',
    access: 'member',
    permission: 'insights.read',
    summary: 'Themes, recommendations and blind spots from the released answers',
    responses: { 200: insightsAnswerSchema },
  }),
  getInsights: endpoint({
    ...CALLS.getInsights,
    tag: 'company',
    access: 'member',
    permission: 'insights.read',
    summary: 'The same insights, for the company page',
    responses: { 200: insightsAnswerSchema },
  }),
  listSurveyComments: endpoint({
    ...CALLS.listSurveyComments,
    tag: 'analytics',
    access: 'member',
    permission: 'responses.read',
    summary: 'Listed comments of a survey, with what they are about and how they sound',
    params: idParamsSchema,
    query: surveyCommentsQuerySchema,
    responses: { 200: surveyCommentsSchema },
  }),
};
