import { planEdit, type EditableSurvey, type Problem, type Question, type SurveyAccess } from '@vela/domain/surveys';
import type { Survey } from '@vela/contract';
import type { SurveyDetails, SurveyForm } from './survey-form.ts';
import { questionsOf } from './survey-form.ts';

/** Why a part of a form cannot be changed, by its name; what is missing can be. */
export type DetailLocks = Partial<
  Record<'type' | 'targetAudience' | 'department' | 'access' | 'anonymous' | 'allowMultipleResponses', string>
>;
export type QuestionLocks = Partial<
  Record<
    'type' | 'ratingMax' | 'allowMultiple' | 'reverse' | 'category' | 'showIf' | 'options' | 'allowOther' | 'remove',
    string
  >
>;

/**
 * The client does not know which questions have answers, only whether there are any: then it takes every question as
 * answered, as an anonymous survey must not tell more.
 */
function refusals(survey: Survey, proposed: EditableSurvey): Problem[] {
  const answered = survey.responseCount > 0 ? survey.questions.map(({ _id }) => _id) : [];
  const plan = planEdit({ status: survey.status, current: survey, proposed, answeredQuestionIds: new Set(answered) });
  return plan.ok ? [] : plan.problems;
}

/** Why nothing of this survey can be changed; null where something can. */
export function readOnlyReason(survey: Survey): string | null {
  const [problem] = refusals(survey, { ...survey, title: `${survey.title} ` });
  return problem?.path === '' ? problem.message : null;
}

/** Found by proposing another value to the rule that also judges the saved edit. */
export function detailLocks(survey: Survey): DetailLocks {
  const { settings } = survey;
  const first = (changes: Partial<EditableSurvey>) => refusals(survey, { ...survey, ...changes })[0]?.message;
  return {
    type: first({ type: survey.type === 'custom' ? 'monthly_pulse' : 'custom' }),
    targetAudience: first({ targetAudience: survey.targetAudience === 'leadership' ? 'new_hires' : 'leadership' }),
    department: first({ targetAudience: 'specific_department', department: `${survey.department} ` }),
    access: first({ settings: { ...settings, access: otherAccess(settings.access) } }),
    anonymous: first({ settings: { ...settings, anonymous: !settings.anonymous } }),
    allowMultipleResponses: first({
      settings: { ...settings, allowMultipleResponses: !settings.allowMultipleResponses },
    }),
  };
}

const otherAccess = (access: SurveyAccess): SurveyAccess =>
  access === 'invited_only' ? 'anyone_with_link' : 'invited_only';

export function questionLocks(survey: Survey, question: Question): QuestionLocks {
  const index = survey.questions.findIndex(({ _id }) => _id === question._id);
  const before = survey.questions[index];
  if (!before) return {};
  const first = (changes: Partial<Question>) => {
    const questions = survey.questions.with(index, { ...before, ...changes });
    return refusals(survey, { ...survey, questions })[0]?.message;
  };
  return {
    type: first({ type: before.type === 'text' ? 'rating' : 'text' }),
    ratingMax: first({ type: 'rating', ratingMax: before.ratingMax === 10 ? 5 : 10 }),
    allowMultiple: first({ allowMultiple: !before.allowMultiple }),
    reverse: first({ reverse: !before.reverse }),
    category: first({ category: before.category === 'growth' ? 'culture' : 'growth' }),
    showIf: first({ showIf: { questionId: before._id, operator: 'is', value: '' } }),
    options: before.options.length === 0 ? undefined : first({ options: [] }),
    allowOther: before.allowOther ? first({ allowOther: false }) : undefined,
    remove: refusals(survey, { ...survey, questions: survey.questions.toSpliced(index, 1) })[0]?.message,
  };
}

/** How many options of a question are fixed, because answers name them: all that were saved, or none. */
export const fixedOptionCount = (survey: Survey, question: Question): number =>
  questionLocks(survey, question).options === undefined
    ? 0
    : (survey.questions.find(({ _id }) => _id === question._id)?.options.length ?? 0);

/** Why no question can be added; null where one can. */
export function addLock(survey: Survey): string | null {
  const [question] = survey.questions;
  if (!question) return null;
  const added = [...survey.questions, { ...question, _id: `${question._id}-new`, showIf: undefined }];
  return refusals(survey, { ...survey, questions: added })[0]?.message ?? null;
}

/** What the rule refuses of the whole form, with the form's paths. */
export function problemsOfEdit(survey: Survey, form: SurveyForm): Problem[] {
  return refusals(survey, { ...survey, ...editable(form.details, survey), questions: questionsOf(form) });
}

const editable = (details: SurveyDetails, survey: Survey) => ({ ...details, type: details.type ?? survey.type });
