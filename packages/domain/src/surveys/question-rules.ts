import { SURVEY_MESSAGES, SURVEY_LIMITS } from './messages.ts';
import { OTHER_OPTION, QUESTION_TYPES, type Question } from './question-types.ts';
import { isStorableText } from './storable-text.ts';
import { CATEGORIES } from './survey-types.ts';

/** What is wrong with one field: where it is, and what to tell the person on screen. */
export interface Problem {
  path: string;
  message: string;
}

/** Everything that keeps a question from being marked as done, judged by itself; paths are the question's fields. */
export function problemsOfQuestion(question: Question): Problem[] {
  return [
    ...problemsOfRequiredText(question.text, SURVEY_LIMITS.questionText),
    ...(question.type === 'multiple_choice' ? problemsOfOptions(question.options) : []),
    ...textProblem('helpText', question.helpText, SURVEY_LIMITS.helpText),
    ...textProblem('lowLabel', question.lowLabel, SURVEY_LIMITS.endLabel),
    ...textProblem('highLabel', question.highLabel, SURVEY_LIMITS.endLabel),
    ...problemsOfChoices(question),
  ];
}

export const isQuestionComplete = (question: Question): boolean => problemsOfQuestion(question).length === 0;

/** The options as they are saved: trimmed, without blank ones, and none where the type has no options. */
export function dropBlankOptions(question: Question): Question {
  if (question.type !== 'multiple_choice') return { ...question, options: [] };
  return { ...question, options: question.options.map((option) => option.trim()).filter((option) => option !== '') };
}

/** A problem, or none, of a text that may be missing. */
export function textProblem(path: string, text: string | undefined, limit: number): Problem[] {
  if (text === undefined) return [];
  if (text.length > limit) return [{ path, message: `Please use at most ${limit} characters` }];
  if (!isStorableText(text)) {
    return [{ path, message: 'This text contains a character that cannot be saved. Please type it again' }];
  }
  return [];
}

function problemsOfRequiredText(text: string, limit: number): Problem[] {
  if (text.trim() === '') return [{ path: 'text', message: SURVEY_MESSAGES.questionTextRequired }];
  return textProblem('text', text, limit);
}

function problemsOfOptions(options: string[]): Problem[] {
  if (options.length > SURVEY_LIMITS.options) {
    return [{ path: 'options', message: `Please use at most ${SURVEY_LIMITS.options} options` }];
  }
  const problems: Problem[] = [];
  if (options.length < 2) problems.push({ path: 'options', message: SURVEY_MESSAGES.tooFewOptions });
  const seen = new Set<string>();
  options.forEach((option, index) => {
    const path = `options.${index}`;
    const key = optionKey(option);
    if (key === '') problems.push({ path, message: SURVEY_MESSAGES.blankOption });
    else if (key === OTHER_OPTION) problems.push({ path, message: 'Please use another text for this option' });
    else if (seen.has(key)) problems.push({ path, message: SURVEY_MESSAGES.sameOption });
    else problems.push(...textProblem(path, option, SURVEY_LIMITS.optionText));
    seen.add(key);
  });
  return problems;
}

/** Two options that differ in case or outer space only look the same to the person who answers. */
const optionKey = (option: string): string => option.trim().toLowerCase();

/** Fields with a fixed set of values. Types promise them, but questions also come from files and models. */
function problemsOfChoices(question: Question): Problem[] {
  const problems: Problem[] = [];
  if (!QUESTION_TYPES.includes(question.type))
    problems.push({ path: 'type', message: 'Please choose a question type' });
  if (!CATEGORIES.includes(question.category)) problems.push({ path: 'category', message: 'Please choose a category' });
  if (question.ratingMax !== undefined && question.ratingMax !== 5 && question.ratingMax !== 10) {
    problems.push({ path: 'ratingMax', message: 'A rating goes from 1 to 5 or from 1 to 10' });
  }
  return problems;
}
