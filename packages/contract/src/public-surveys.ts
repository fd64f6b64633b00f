import { SURVEY_LIMITS, SURVEY_MESSAGES } from '@vela/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { doneSchema, idParamsSchema, ordinalSchema, textSchema } from './primitives.ts';
import { questionSchema } from './surveys.ts';

/** What a respondent's page reads: no person, no count, no audience. */
export const publicSurveySchema = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  companyName: z.string(),
  anonymous: z.boolean(),
  allowMultipleResponses: z.boolean(),
  /** Below this number of responses nobody reads anything. Frozen at launch. */
  minGroup: z.number(),
  version: z.number(),
  /** The name that will stand with the answers: of an attributed survey, for a request that carries a bearer token. */
  respondentName: z.string().optional(),
  questions: z.array(questionSchema.omit({ aiGenerated: true, category: true, reverse: true })),
});
export type PublicSurvey = z.infer<typeof publicSurveySchema>;
export type PublicQuestion = PublicSurvey['questions'][number];

const KEY_NEEDED = 'Idempotency-Key needs at least 8 characters';
const ANSWER_NEEDED = 'Please answer with a text, a number or a list of options';
const valueSchema = z.union([textSchema(SURVEY_LIMITS.answerText), z.number()]);
export const answerBodySchema = z.object({
  questionId: textSchema(100),
  answer: z
    .union([valueSchema, z.array(valueSchema).max(SURVEY_LIMITS.options + 1), z.null()], ANSWER_NEEDED)
    .optional(),
  notApplicable: z.boolean().optional(),
  comment: textSchema(SURVEY_LIMITS.answerText).optional(),
  other: textSchema(SURVEY_LIMITS.answerText).optional(),
});
export type AnswerBody = z.infer<typeof answerBodySchema>;

export const responseBodySchema = z.object({
  answers: z.array(answerBodySchema).max(SURVEY_LIMITS.questions),
  /** Seconds from the first question to submitting. A clock that lies is clamped, never refused. */
  completionTime: z.number().nullish(),
  /** The version that was on the screen; the newest when absent. */
  version: ordinalSchema(SURVEY_MESSAGES.versionUnknown).optional(),
  /** A random value that the browser made for this one survey: one response per device on an open link. */
  device: textSchema(100).optional(),
});
export type ResponseBody = z.infer<typeof responseBodySchema>;

const tag = 'public surveys';
export const publicSurveyEndpoints = {
  getPublicSurvey: endpoint({
    method: 'GET',
    path: '/api/public/surveys/{id}',
    tag,
    access: 'public',
    summary: 'The survey as a respondent sees it; 409 while it is not open',
    params: idParamsSchema,
    responses: { 200: z.object({ survey: publicSurveySchema }) },
  }),
  startResponse: endpoint({
    method: 'POST',
    path: '/api/public/surveys/{id}/starts',
    tag,
    access: 'public',
    summary: 'Counts a device that opened the survey, once',
    params: idParamsSchema,
    body: z.object({ device: textSchema(100).min(8) }),
    responses: { 200: doneSchema },
  }),
  acceptResponse: endpoint({
    method: 'POST',
    path: '/api/public/surveys/{id}/responses',
    tag,
    access: 'public',
    summary: 'Hands in a response: 201 once, 200 for a repeat under the same key',
    params: idParamsSchema,
    headers: z.object({ 'idempotency-key': textSchema(200, KEY_NEEDED).min(8, KEY_NEEDED) }),
    body: responseBodySchema,
    responses: { 200: z.object({ accepted: z.literal(true) }), 201: z.object({ accepted: z.literal(true) }) },
  }),
};
