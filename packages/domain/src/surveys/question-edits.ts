import type { Problem } from './question-rules.ts';
import { valueRange, type Question } from './question-types.ts';
import { isSame } from '../content/same-content.ts';

/** Fields that decide what an answer means, so earlier answers would mean something else after a change. */
const LOCKED_FIELDS = ['type', 'ratingMax', 'allowMultiple', 'reverse', 'category', 'showIf'] as const;

const LOCKED_MESSAGES: Record<(typeof LOCKED_FIELDS)[number], string> = {
  type: 'The type of a question cannot change while the survey is running. Hide the question instead',
  ratingMax: 'The scale of a question cannot change while the survey is running. Hide the question instead',
  allowMultiple: 'How many options can be chosen cannot change while the survey is running',
  reverse: 'How a question is scored cannot change while the survey is running',
  category: 'The category of a question cannot change while the survey is running',
  showIf: 'The condition of a question cannot change while the survey is running',
};

/** What a running survey does not allow of a new list of questions; order, wording and hiding are free. */
export function problemsOfQuestionEdits(
  current: readonly Question[],
  proposed: readonly Question[],
  answeredQuestionIds: ReadonlySet<string>,
): Problem[] {
  const currentById = new Map(current.map((question) => [question._id, question]));
  const kept = new Set(proposed.map((question) => question._id));
  const removed = current.filter((question) => answeredQuestionIds.has(question._id) && !kept.has(question._id));
  return [
    ...removed.map((question) => ({
      path: 'questions',
      message: `"${question.text}" has answers and cannot be removed. Hide it instead`,
    })),
    ...proposed.flatMap((question, index) => {
      const before = currentById.get(question._id);
      const problems = before ? problemsOfChange(before, question, answeredQuestionIds) : [NEW_QUESTION];
      return problems.map(({ path, message }) => ({ path: `questions.${index}${path}`, message }));
    }),
  ];
}

const NEW_QUESTION: Problem = {
  path: '',
  message: 'Questions cannot be added while the survey is running. Duplicate the survey to ask more',
};

function problemsOfChange(before: Question, after: Question, answered: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = LOCKED_FIELDS.filter(
    (field) => !isSame(lockedValue(before, field), lockedValue(after, field)),
  ).map((field) => ({ path: `.${field}`, message: LOCKED_MESSAGES[field] }));
  if (!answered.has(before._id)) return problems;
  // Answers name options by their text, so a reworded option would lose its answers.
  if (before.options.some((option, index) => after.options[index] !== option)) {
    const message = 'Options that have answers cannot change or move. New ones can be added at the end';
    problems.push({ path: '.options', message });
  }
  if (before.allowOther && !after.allowOther) {
    problems.push({ path: '.allowOther', message: '"Other" cannot be removed while the survey is running' });
  }
  return problems;
}

/** A missing field means its default, so writing the default out is no change. */
function lockedValue(question: Question, field: (typeof LOCKED_FIELDS)[number]): unknown {
  return field === 'ratingMax' ? valueRange(question)?.max : question[field] || null;
}
