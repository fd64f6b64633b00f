import { dropBlankOptions, problemsOfSurvey, type Problem } from '@vela/domain/surveys';
import { surveyBody } from './survey-body.ts';
import { questionsOf, type SurveyForm } from './survey-form.ts';

/** Messages by the path of their field: `title`, `department`, `questions`, `questions.2.options.1`. */
export type FieldErrors = ReadonlyMap<string, string>;

/** What keeps the form from being saved. Blank options are dropped on saving, so they only matter where too few are left. */
export function problemsOfForm(form: SurveyForm): Problem[] {
  const { title, description, targetAudience, department } = surveyBody(form);
  const questions = questionsOf(form).map(dropBlankOptions);
  return problemsOfSurvey({ title, description, targetAudience, department, questions });
}

export function errorsByPath(problems: readonly Problem[]): FieldErrors {
  const errors = new Map<string, string>();
  for (const { path, message } of problems) if (!errors.has(path)) errors.set(path, message);
  return errors;
}

/** The server's words about one question, with paths relative to it. */
export function errorsOfQuestion(errors: FieldErrors, index: number): FieldErrors {
  const prefix = `questions.${index}.`;
  return new Map(
    [...errors]
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, message]) => [path.slice(prefix.length), message]),
  );
}
