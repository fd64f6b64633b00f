import type { createSurveyBodySchema } from '@vela/contract';
import { dropBlankOptions, problemsOfSurvey, type Question, type SurveySettings } from '@vela/domain';
import type { z } from 'zod';
import { invalid } from '../../platform/domain-error.ts';
import type { Ids } from '../../platform/ids.ts';

export type SurveyBody = z.output<typeof createSurveyBodySchema>;

export interface SurveyContent extends SurveySettings {
  title: string;
  description: string;
  type: SurveyBody['type'];
  targetAudience: SurveyBody['targetAudience'];
  department: string;
  questions: Question[];
}

/** What a request wants saved: settings that it leaves out stay as they are, new questions get an id. */
export function surveyFromBody(body: SurveyBody, settings: SurveySettings, ids: Ids): SurveyContent {
  return {
    title: body.title,
    description: body.description,
    type: body.type,
    targetAudience: body.targetAudience,
    department: body.department.trim(),
    access: body.settings?.access ?? settings.access,
    anonymous: body.settings?.anonymous ?? settings.anonymous,
    allowMultipleResponses: body.settings?.allowMultipleResponses ?? settings.allowMultipleResponses,
    reminderFrequency: body.settings?.reminderFrequency ?? settings.reminderFrequency,
    questions: body.questions.map((question) =>
      dropBlankOptions({ ...question, text: question.text.trim(), _id: question._id ?? ids.newId() }),
    ),
  };
}

/** Refuses what the rules of surveys and questions refuse, with the field each message belongs to. */
export function assertValidSurvey(survey: Parameters<typeof problemsOfSurvey>[0]): void {
  const problems = problemsOfSurvey(survey);
  if (problems.length > 0) throw invalid(problems);
}
