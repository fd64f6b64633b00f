import { SURVEY_LIMITS, SURVEY_TYPES } from '@vela/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { aiSourceSchema, textSchema } from './primitives.ts';
import { questionSchema } from './surveys.ts';

export const insightsSchema = z.object({
  keyThemes: z.array(z.string()),
  recommendations: z.array(z.string()),
  blindSpots: z.array(z.string()),
  /** What each list stands on: figures and their base, never a quote. */
  evidence: z.array(
    z.object({
      statement: z.string(),
      base: z.number(),
      surveyId: z.string().optional(),
      /** The section of the handbook that the statement points to. */
      handbook: z.object({ ordinal: z.number(), heading: z.string(), page: z.number().nullable() }).optional(),
    }),
  ),
  source: aiSourceSchema,
});
export type Insights = z.infer<typeof insightsSchema>;

export const generateSurveyBodySchema = z.object({
  surveyType: z.enum(SURVEY_TYPES, 'Unknown survey type'),
  department: textSchema(SURVEY_LIMITS.department).optional(),
});
export type GenerateSurveyBody = z.input<typeof generateSurveyBodySchema>;

const insightsAnswerSchema = z.object({ insights: insightsSchema });
export const aiEndpoints = {
  generateSurvey: endpoint({
    method: 'POST',
    path: '/api/ai/dev/generate-survey',
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
    method: 'GET',
    path: '/api/ai/company-insights',
    tag: 'ai',
    access: 'member',
    permission: 'insights.read',
    summary: 'Themes, recommendations and blind spots from the answers that may be shown',
    responses: { 200: insightsAnswerSchema },
  }),
  getInsights: endpoint({
    method: 'GET',
    path: '/api/company/insights',
    tag: 'company',
    access: 'member',
    permission: 'insights.read',
    summary: 'The same insights, for the company page',
    responses: { 200: insightsAnswerSchema },
  }),
};
