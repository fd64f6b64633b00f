import { SURVEY_ACCESSES, SURVEY_LIMITS, SURVEY_MESSAGES } from '@vela/domain/surveys';
import { z } from 'zod';
import { CALLS } from './calls.ts';
import { endpoint } from './endpoint.ts';
import { doneSchema, idParamsSchema, ordinalSchema, RELOAD_PAGE, textSchema } from './primitives.ts';
import { questionSchema } from './surveys.ts';

/** Bytes as text, without the signs that an address would have to escape. */
const bytesSchema = (maxLength: number, message = RELOAD_PAGE) =>
  z
    .string(message)
    .min(1, message)
    .max(maxLength, message)
    .regex(/^[\w-]+$/, message);

/** What tokens of a survey are checked with: one key a survey, the same for everybody. */
export const surveyKeySchema = z.object({
  /** SubjectPublicKeyInfo of an RSA key, base64url. */
  publicKey: z.string(),
  /** SHA-256 of it, base64url: what people can compare. */
  keyId: z.string(),
  modulusLength: z.number(),
});
export type SurveyPublicKey = z.infer<typeof surveyKeySchema>;

/** What is behind `#t=` of a personal link. */
const invitationSchema = bytesSchema(200, 'This link is not complete. Please use the newest one that you were sent');

/** The group whose figures an answer counts in: its key, which travels with the answers, and what it says in words. */
export const ownSegmentSchema = z.object({
  key: z.string(),
  department: z.string().optional(),
  tenure: z.string().optional(),
  location: z.string().optional(),
});
export type OwnSegment = z.infer<typeof ownSegmentSchema>;

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
  access: z.enum(SURVEY_ACCESSES),
  /** There for `invited_only`: answers need a token or an invitation. */
  invitation: z.literal('needed').optional(),
  /** There for anonymous `invited_only` surveys: tokens signed blindly with this key are taken. */
  verified: surveyKeySchema.optional(),
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
  /**
   * The right to answer, signed blindly (RFC 9474, RSABSSA-SHA384-PSS-Randomized). `message` is the prepared message: 32
   * random bytes, then the survey's id as text. Nothing that says who one is may be sent with it.
   */
  token: z.object({ message: bytesSchema(500), signature: bytesSchema(1_000) }).optional(),
  /** The group's key that came with the token. Without a token the invitation says it. */
  segment: textSchema(2_000).optional(),
  /** The plain way: a personal link's secret in place of a token. */
  invitation: invitationSchema.optional(),
});
export type ResponseBody = z.infer<typeof responseBodySchema>;

const tag = 'public surveys';
export const publicSurveyEndpoints = {
  getPublicSurvey: endpoint({
    ...CALLS.getPublicSurvey,
    tag,
    access: 'public',
    summary: 'The survey as a respondent sees it; 409 while it is not open',
    params: idParamsSchema,
    responses: { 200: z.object({ survey: publicSurveySchema }) },
  }),
  startResponse: endpoint({
    ...CALLS.startResponse,
    tag,
    access: 'public',
    summary: 'Counts a device that opened the survey, once',
    params: idParamsSchema,
    body: z.object({ device: textSchema(100, RELOAD_PAGE).min(8, RELOAD_PAGE) }),
    responses: { 200: doneSchema },
  }),
  getSurveyKey: endpoint({
    ...CALLS.getSurveyKey,
    tag,
    access: 'public',
    summary: 'The key that tokens of an anonymous survey for invited people are checked with',
    params: idParamsSchema,
    responses: { 200: z.object({ key: surveyKeySchema }) },
  }),
  checkInvitation: endpoint({
    ...CALLS.checkInvitation,
    tag,
    access: 'public',
    summary: 'Whether a personal link is valid and has been used, without using it',
    params: idParamsSchema,
    body: z.object({ invitation: invitationSchema }),
    responses: {
      200: z.object({
        used: z.boolean(),
        segment: ownSegmentSchema,
        /** Of an attributed survey: the name that will stand with the answers. */
        respondentName: z.string().optional(),
      }),
    },
  }),
  issueToken: endpoint({
    ...CALLS.issueToken,
    tag,
    access: 'public',
    summary: 'Signs a blinded message for an invited person: once, the same one again for a retry',
    params: idParamsSchema,
    body: z.object({ invitation: invitationSchema, blinded: bytesSchema(1_000) }),
    responses: { 200: z.object({ blindSignature: z.string(), segment: ownSegmentSchema }) },
  }),
  acceptResponse: endpoint({
    ...CALLS.acceptResponse,
    tag,
    access: 'public',
    summary: 'Hands in a response: 201 once, 200 for a repeat under the same key',
    params: idParamsSchema,
    headers: z.object({ 'idempotency-key': textSchema(200, KEY_NEEDED).min(8, KEY_NEEDED) }),
    body: responseBodySchema,
    responses: { 200: z.object({ accepted: z.literal(true) }), 201: z.object({ accepted: z.literal(true) }) },
  }),
};
