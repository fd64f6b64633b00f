import { SEGMENT_DIMENSIONS } from '@vela/domain/anonymity';
import {
  CATEGORIES,
  QUESTION_TYPES,
  REMINDER_FREQUENCIES,
  SHOW_IF_OPERATORS,
  SURVEY_ACCESSES,
  SURVEY_LIMITS,
  SURVEY_MESSAGES,
  SURVEY_STATUSES,
  SURVEY_TYPES,
  TARGET_AUDIENCES,
} from '@vela/domain/surveys';
import { z } from 'zod';
import { CALLS } from './calls.ts';
import { endpoint } from './endpoint.ts';
import {
  doneSchema,
  idParamsSchema,
  idSchema,
  ordinalSchema,
  requiredTextSchema,
  textSchema,
  timeSchema,
} from './primitives.ts';

export const questionSchema = z.object({
  _id: z.string(),
  text: z.string(),
  type: z.enum(QUESTION_TYPES),
  options: z.array(z.string()),
  required: z.boolean(),
  category: z.enum(CATEGORIES),
  aiGenerated: z.boolean(),
  helpText: z.string().optional(),
  ratingMax: z.union([z.literal(5), z.literal(10)]).optional(),
  lowLabel: z.string().optional(),
  highLabel: z.string().optional(),
  allowMultiple: z.boolean().optional(),
  allowOther: z.boolean().optional(),
  longText: z.boolean().optional(),
  allowNotApplicable: z.boolean().optional(),
  allowComment: z.boolean().optional(),
  reverse: z.boolean().optional(),
  showIf: z.object({ questionId: z.string(), operator: z.enum(SHOW_IF_OPERATORS), value: z.string() }).optional(),
  hidden: z.boolean().optional(),
});

/** A question as a client sends it; whether it is complete is judged by the domain's rules, with the specified messages. */
export const questionBodySchema = z.object({
  /** Kept when given, so that edits and reordering don't lose the question's identity. */
  _id: idSchema.optional(),
  text: textSchema(SURVEY_LIMITS.questionText, SURVEY_MESSAGES.questionTextRequired),
  type: z.enum(QUESTION_TYPES, 'Please choose a question type'),
  options: z
    .array(textSchema(SURVEY_LIMITS.optionText))
    .max(SURVEY_LIMITS.options, `At most ${SURVEY_LIMITS.options} options`)
    .default([]),
  required: z.boolean().default(true),
  category: z.enum(CATEGORIES, 'Please choose a category').default('engagement'),
  aiGenerated: z.boolean().default(false),
  helpText: textSchema(SURVEY_LIMITS.helpText).optional(),
  ratingMax: z.union([z.literal(5), z.literal(10)], 'A rating goes up to 5 or 10').optional(),
  lowLabel: textSchema(SURVEY_LIMITS.endLabel).optional(),
  highLabel: textSchema(SURVEY_LIMITS.endLabel).optional(),
  allowMultiple: z.boolean().optional(),
  allowOther: z.boolean().optional(),
  longText: z.boolean().optional(),
  allowNotApplicable: z.boolean().optional(),
  allowComment: z.boolean().optional(),
  reverse: z.boolean().optional(),
  showIf: z
    .object({ questionId: idSchema, operator: z.enum(SHOW_IF_OPERATORS), value: textSchema(SURVEY_LIMITS.optionText) })
    .optional(),
  hidden: z.boolean().optional(),
});
export type QuestionBody = z.input<typeof questionBodySchema>;

export const surveySettingsSchema = z.object({
  /** Personal links take one response each, so with `invited_only` several responses can't be allowed. */
  access: z.enum(SURVEY_ACCESSES, 'Please choose who can answer'),
  anonymous: z.boolean(),
  allowMultipleResponses: z.boolean(),
  reminderFrequency: z.enum(REMINDER_FREQUENCIES),
});

const surveySummaryShape = {
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(SURVEY_TYPES),
  status: z.enum(SURVEY_STATUSES),
  targetAudience: z.enum(TARGET_AUDIENCES),
  department: z.string(),
  createdAt: timeSchema,
  createdBy: z.object({ firstName: z.string(), lastName: z.string() }),
  scheduledDate: timeSchema.nullable(),
  endDate: timeSchema.nullable(),
  launchedAt: timeSchema.nullable(),
  closedAt: timeSchema.nullable(),
  settings: surveySettingsSchema,
  /** Fewest people whose anonymous answers are released: frozen at launch, before that what the company has set. */
  minGroup: z.number(),
  /** Submitted responses, exact. */
  responseCount: z.number(),
  /** People who opened the survey, or submitted without opening it. */
  startedCount: z.number(),
  /** People who were sent a link of their own; 0 for an open link and before the launch. */
  invitedCount: z.number(),
  /** Submitted / invited x 100, of an open link submitted / started x 100; one decimal. */
  completionRate: z.number(),
  questionCount: z.number(),
  /** Grows by one with every saved change; sent back on update to notice a conflicting edit. */
  revision: z.number(),
};
/** A survey in a list: everything but its questions' texts. */
export const surveySummarySchema = z.object(surveySummaryShape);
export type SurveySummary = z.infer<typeof surveySummarySchema>;

export const surveySchema = z.object({
  ...surveySummaryShape,
  questions: z.array(questionSchema),
  aiInsights: z.object({ generatedQuestions: z.array(z.string()), suggestedImprovements: z.array(z.string()) }),
  /** What the signed-in user may do with it now, from the transition table and the permissions. */
  allowed: z.object({
    edit: z.boolean(),
    launch: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    delete: z.boolean(),
    duplicate: z.boolean(),
  }),
});
export type Survey = z.infer<typeof surveySchema>;

const surveyBodyShape = {
  title: requiredTextSchema(SURVEY_LIMITS.title, SURVEY_MESSAGES.titleRequired),
  description: textSchema(SURVEY_LIMITS.description).default(''),
  department: textSchema(SURVEY_LIMITS.department).default(''),
  targetAudience: z.enum(TARGET_AUDIENCES, 'Please choose a target audience').default('all_employees'),
  type: z.enum(SURVEY_TYPES, 'Please choose a survey type').default('custom'),
  settings: surveySettingsSchema.partial().optional(),
  questions: z
    .array(questionBodySchema, SURVEY_MESSAGES.questionRequired)
    .min(1, SURVEY_MESSAGES.questionRequired)
    .max(SURVEY_LIMITS.questions, `At most ${SURVEY_LIMITS.questions} questions`),
};
export const createSurveyBodySchema = z.object(surveyBodyShape);
export type CreateSurveyBody = z.input<typeof createSurveyBodySchema>;

/** `revision` of the survey that was edited; another one in between is 409 `edit_conflict`. */
export const updateSurveyBodySchema = z.object({ ...surveyBodyShape, revision: ordinalSchema() });
export type UpdateSurveyBody = z.input<typeof updateSurveyBodySchema>;

export const listSurveysQuerySchema = z.object({
  /** Matches title or type, case-insensitively. */
  q: textSchema(200).optional(),
  status: z.enum(SURVEY_STATUSES).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(200),
  cursor: textSchema(200).optional(),
});

export const audienceQuerySchema = z.object({
  targetAudience: z.enum(TARGET_AUDIENCES).default('all_employees'),
  department: textSchema(SURVEY_LIMITS.department).default(''),
  access: z.enum(SURVEY_ACCESSES).default('anyone_with_link'),
  anonymous: z.enum(['true', 'false']).default('true'),
});

/** A group of people whom results may or may not tell apart, seen before anything is sent. */
export const forecastGroupSchema = z.object({
  dimension: z.enum(SEGMENT_DIMENSIONS),
  /** A department's id, a tenure band, a location; empty where nothing is known of the people. */
  value: z.string(),
  label: z.string(),
  invited: z.number(),
  /** How many of them are in groups that tell it: a part of them may be in groups too small to. */
  counted: z.number(),
  hidden: z.boolean(),
  /** Labels of the groups that it is counted together with instead. */
  hiddenWith: z.array(z.string()),
  /** Why it is hidden, or a part of it; null where there is nothing to explain. */
  reason: z.string().nullable(),
});
export const forecastSchema = z.object({
  groups: z.array(forecastGroupSchema),
  /** Why there are no groups; null where there are. */
  reason: z.string().nullable(),
});
export type ForecastGroup = z.infer<typeof forecastGroupSchema>;
export type Forecast = z.infer<typeof forecastSchema>;

/** A survey that waits for the signed-in person. */
export const mySurveySchema = z.object({
  _id: z.string(),
  title: z.string(),
  companyName: z.string(),
  anonymous: z.boolean(),
  endDate: timeSchema.nullable(),
  /** The personal link, from the origin on: `/survey/{id}#t=...`. */
  link: z.string(),
  /** Whether the person's right to answer has been used. Nobody else is told. */
  used: z.boolean(),
});
export type MySurvey = z.infer<typeof mySurveySchema>;

/** Sent by a client that may retry; the same key makes the same survey, once. */
export const idempotencyHeadersSchema = z.object({ 'idempotency-key': textSchema(200).optional() });

const tag = 'surveys';
const surveyAnswerSchema = z.object({ survey: surveySchema });
export const surveyEndpoints = {
  listSurveys: endpoint({
    ...CALLS.listSurveys,
    tag,
    access: 'member',
    permission: 'surveys.read',
    summary: 'Surveys, newest first',
    query: listSurveysQuerySchema,
    responses: { 200: z.object({ surveys: z.array(surveySummarySchema), nextCursor: z.string().nullable() }) },
  }),
  createSurvey: endpoint({
    ...CALLS.createSurvey,
    tag,
    access: 'member',
    permission: 'surveys.write',
    summary: 'Saves a new survey as a draft',
    body: createSurveyBodySchema,
    headers: idempotencyHeadersSchema,
    responses: { 201: surveyAnswerSchema },
  }),
  getAudience: endpoint({
    ...CALLS.getAudience,
    tag,
    access: 'member',
    permission: 'surveys.read',
    summary: 'How many people an audience has now, how few are too few, and which groups that hides',
    query: audienceQuerySchema,
    responses: { 200: z.object({ count: z.number(), minGroup: z.number(), forecast: forecastSchema }) },
  }),
  listMySurveys: endpoint({
    ...CALLS.listMySurveys,
    tag,
    access: 'member',
    permission: 'session.own',
    summary: 'The running surveys that the signed-in person is invited to',
    responses: { 200: z.object({ surveys: z.array(mySurveySchema) }) },
  }),
  getSurvey: endpoint({
    ...CALLS.getSurvey,
    tag,
    access: 'member',
    permission: 'surveys.read',
    summary: 'One survey',
    params: idParamsSchema,
    responses: { 200: surveyAnswerSchema },
  }),
  updateSurvey: endpoint({
    ...CALLS.updateSurvey,
    tag,
    access: 'member',
    permission: 'surveys.write',
    summary: 'Saves an edited survey; an active one gets a new version',
    params: idParamsSchema,
    body: updateSurveyBodySchema,
    responses: { 200: surveyAnswerSchema },
  }),
  deleteSurvey: endpoint({
    ...CALLS.deleteSurvey,
    tag,
    access: 'member',
    permission: 'surveys.write',
    summary: 'Removes a survey with its responses',
    params: idParamsSchema,
    responses: { 200: doneSchema },
  }),
  launchSurvey: endpoint({
    ...CALLS.launchSurvey,
    tag,
    access: 'member',
    permission: 'surveys.write',
    summary: 'Opens a draft for answers',
    params: idParamsSchema,
    responses: { 200: surveyAnswerSchema },
  }),
  closeSurvey: endpoint({
    ...CALLS.closeSurvey,
    tag,
    access: 'member',
    permission: 'surveys.write',
    summary: 'Ends an active survey',
    params: idParamsSchema,
    responses: { 200: surveyAnswerSchema },
  }),
  reopenSurvey: endpoint({
    ...CALLS.reopenSurvey,
    tag,
    access: 'member',
    permission: 'surveys.write',
    summary: 'Opens a closed survey again',
    params: idParamsSchema,
    responses: { 200: surveyAnswerSchema },
  }),
  duplicateSurvey: endpoint({
    ...CALLS.duplicateSurvey,
    tag,
    access: 'member',
    permission: 'surveys.write',
    summary: 'Makes a draft with the same questions',
    params: idParamsSchema,
    headers: idempotencyHeadersSchema,
    responses: { 201: surveyAnswerSchema },
  }),
};
