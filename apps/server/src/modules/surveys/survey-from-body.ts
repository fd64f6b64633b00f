import type { createSurveyBodySchema } from '@vela/contract';
import { dropBlankOptions, problemsOfSurvey, type Question, type SurveySettings } from '@vela/domain/surveys';
import type { z } from 'zod';
import { invalid } from '../../platform/domain-error.ts';
import type { Ids } from '../../platform/ids.ts';

export type SurveyBody = z.output<typeof createSurveyBodySchema>;

export interface SurveyFromBody extends SurveySettings {
  title: string;
  description: string;
  type: SurveyBody['type'];
  targetAudience: SurveyBody['targetAudience'];
  department: string;
  questions: Question[];
}

/** What is there before the request. */
export interface SurveyBefore {
  settings: SurveySettings;
  questions: readonly Question[];
}

/** What a request wants saved: settings that it leaves out stay as they are, new questions get an id. */
export function surveyFromBody(body: SurveyBody, { settings, questions }: SurveyBefore, ids: Ids): SurveyFromBody {
  const before = new Map(questions.map((question) => [question._id, question]));
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
    questions: body.questions.map((sent) => {
      const question = dropBlankOptions({ ...sent, text: sent.text.trim(), _id: sent._id ?? ids.newId() });
      return { ...question, ...originOf(question, before.get(question._id)) };
    }),
  };
}

/** Where a question was copied from is no client's to say. As another type it asks something else. */
const originOf = (question: Question, before: Question | undefined): Pick<Question, 'origin'> =>
  before?.origin !== undefined && before.type === question.type ? { origin: before.origin } : {};

/** Refuses what the rules of surveys and questions refuse, with the field each message belongs to. */
export function assertValidSurvey(survey: Parameters<typeof problemsOfSurvey>[0]): void {
  const problems = problemsOfSurvey(survey);
  if (problems.length > 0) throw invalid(problems);
}
