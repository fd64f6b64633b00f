import { SURVEY_MESSAGES, SURVEY_LIMITS } from './messages.ts';
import { problemsOfQuestion, textProblem, type Problem } from './question-rules.ts';
import type { Question } from './question-types.ts';
import { problemsOfShowIf } from './show-if.ts';
import type { SurveyAccess, TargetAudience } from './survey-types.ts';

export interface SurveyToCheck {
  title: string;
  description?: string | undefined;
  targetAudience?: TargetAudience | undefined;
  department?: string | undefined;
  access?: SurveyAccess | undefined;
  allowMultipleResponses?: boolean | undefined;
  questions: readonly Question[];
}

/** What keeps a survey from being saved; paths like `title` and `questions.2.options.1`. */
export function problemsOfSurvey(survey: SurveyToCheck): Problem[] {
  const titleProblems =
    survey.title.trim() === ''
      ? [{ path: 'title', message: SURVEY_MESSAGES.titleRequired }]
      : textProblem('title', survey.title, SURVEY_LIMITS.title);
  const problems = [
    ...titleProblems,
    ...textProblem('description', survey.description, SURVEY_LIMITS.description),
    ...textProblem('department', survey.department, SURVEY_LIMITS.department),
  ];
  if (survey.targetAudience === 'specific_department' && (survey.department ?? '').trim() === '') {
    problems.push({ path: 'department', message: SURVEY_MESSAGES.departmentRequired });
  }
  if (survey.access === 'invited_only' && survey.allowMultipleResponses === true) {
    problems.push({ path: 'settings.allowMultipleResponses', message: SURVEY_MESSAGES.oneResponseEach });
  }
  // Questions that are hidden keep their answers but ask nobody anything.
  if (survey.questions.every((question) => question.hidden === true)) {
    problems.push({ path: 'questions', message: SURVEY_MESSAGES.questionRequired });
  }
  return [...problems, ...problemsOfQuestions(survey.questions)];
}

/** Problems of each question and of the questions among themselves; paths like `questions.2.text`. */
export function problemsOfQuestions(questions: readonly Question[]): Problem[] {
  if (questions.length > SURVEY_LIMITS.questions) {
    return [{ path: 'questions', message: `Please use at most ${SURVEY_LIMITS.questions} questions` }];
  }
  const seen = new Set<string>();
  return questions.flatMap((question, index) => {
    const own = problemsOfQuestion(question);
    if (seen.has(question._id)) own.push({ path: '_id', message: 'Another question has the same id' });
    seen.add(question._id);
    const showIf = problemsOfShowIf(questions, index);
    return [...own, ...showIf].map(({ path, message }) => ({ path: `questions.${index}.${path}`, message }));
  });
}
