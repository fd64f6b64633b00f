import { dropBlankOptions, type Question } from '@vela/domain/surveys';
import type { CreateSurveyBody, QuestionBody } from '@vela/contract';
import type { SurveyForm } from './survey-form.ts';

/** What is sent to save a form: without blank options and without settings that the question's type doesn't have. */
export function surveyBody(form: SurveyForm): CreateSurveyBody {
  const { type, title, description, targetAudience, settings } = form.details;
  return {
    title: title.trim(),
    description: description.trim(),
    type: type ?? 'custom',
    targetAudience,
    department: targetAudience === 'specific_department' ? form.details.department : '',
    settings,
    questions: form.items.map(({ question }) => questionBody(question)),
  };
}

/**
 * The form keeps what was typed for another type, so that trying out a type loses nothing; saving drops it. A default
 * is the same as nothing, so that switching something on and off again is no change.
 */
export function questionBody(question: Question): QuestionBody {
  const { type } = question;
  const hasEnds = type === 'rating' || type === 'enps';
  const isChoice = type === 'multiple_choice';
  const isScored = type === 'rating' || type === 'scale' || type === 'yes_no';
  return {
    _id: question._id,
    text: question.text.trim(),
    type,
    options: dropBlankOptions(question).options,
    required: question.required,
    category: question.category,
    aiGenerated: question.aiGenerated,
    helpText: blankless(question.helpText),
    ratingMax: type === 'rating' && question.ratingMax === 10 ? 10 : undefined,
    lowLabel: hasEnds ? blankless(question.lowLabel) : undefined,
    highLabel: hasEnds ? blankless(question.highLabel) : undefined,
    allowMultiple: (isChoice && question.allowMultiple) || undefined,
    allowOther: (isChoice && question.allowOther) || undefined,
    longText: (type === 'text' && question.longText) || undefined,
    allowNotApplicable: question.allowNotApplicable || undefined,
    allowComment: (type !== 'text' && question.allowComment) || undefined,
    reverse: (isScored && question.reverse) || undefined,
    showIf: question.showIf,
    hidden: question.hidden || undefined,
  };
}

function blankless(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}
