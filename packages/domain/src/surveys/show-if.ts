import type { Problem } from './question-rules.ts';
import {
  OTHER_OPTION,
  valueRange,
  wholeNumberIn,
  type Answer,
  type AskedQuestion,
  type Question,
  type ShowIf,
} from './question-types.ts';

/** The answers given so far, by question id. Only those to questions that are shown belong in it. */
type AnswersById = ReadonlyMap<string, Pick<Answer, 'answer'>>;

/**
 * Whether a question is asked, given the answers to the questions shown before it. A condition needs an answer:
 * skipped and not applicable fulfil none, "is not" included, so what hides a question hides what depends on it.
 */
export function isQuestionShown(question: Pick<AskedQuestion, 'hidden' | 'showIf'>, answersById: AnswersById): boolean {
  if (question.hidden) return false;
  if (!question.showIf) return true;
  const given = answersById.get(question.showIf.questionId)?.answer;
  if (given === undefined || given === null || given.length === 0) return false;
  return fulfils(given, question.showIf);
}

/** The questions that are asked. An answer left over from a question that is no longer shown decides nothing. */
export function shownQuestions<Q extends AskedQuestion>(questions: readonly Q[], answersById: AnswersById): Q[] {
  const counted = new Map<string, Pick<Answer, 'answer'>>();
  return questions.filter((question) => {
    if (!isQuestionShown(question, counted)) return false;
    const given = answersById.get(question._id);
    if (given) counted.set(question._id, given);
    return true;
  });
}

function fulfils(given: string | string[], { operator, value }: ShowIf): boolean {
  const values = typeof given === 'string' ? [given] : given;
  switch (operator) {
    case 'is':
      return values.includes(value);
    case 'is_not':
      return !values.includes(value);
    case 'at_least':
      return values.some((one) => Number(one) >= Number(value));
    case 'at_most':
      return values.some((one) => Number(one) <= Number(value));
  }
}

/** What is wrong with the condition of the question at an index: where it points, and whether it can ever be judged. */
export function problemsOfShowIf(questions: readonly Question[], index: number): Problem[] {
  const question = questions[index];
  const condition = question?.showIf;
  if (!question || !condition) return [];
  const targetIndex = questions.findIndex((candidate) => candidate._id === condition.questionId);
  const target = questions[targetIndex];
  if (!target)
    return [{ path: 'showIf.questionId', message: 'The condition points to a question that does not exist' }];
  if (targetIndex >= index) {
    const message = leadsBack(questions, question)
      ? 'These questions wait for each other. Please remove one of the conditions'
      : 'A condition can only use an earlier question';
    return [{ path: 'showIf.questionId', message }];
  }
  if (target.hidden && !question.hidden) {
    return [
      { path: 'showIf.questionId', message: 'The condition points to a hidden question, so nobody would be asked' },
    ];
  }
  return problemsOfComparison(condition, target);
}

function leadsBack(questions: readonly Question[], start: Question): boolean {
  const byId = new Map(questions.map((question) => [question._id, question]));
  const visited = new Set<string>();
  let next = start.showIf?.questionId;
  while (next !== undefined && !visited.has(next)) {
    if (next === start._id) return true;
    visited.add(next);
    next = byId.get(next)?.showIf?.questionId;
  }
  return false;
}

function problemsOfComparison({ operator, value }: ShowIf, target: Question): Problem[] {
  if (target.type === 'text') {
    return [{ path: 'showIf.questionId', message: 'A condition cannot use a text question' }];
  }
  const range = valueRange(target);
  if (range) {
    if (wholeNumberIn(value, range) !== null) return [];
    return [{ path: 'showIf.value', message: `Please choose a whole number from ${range.min} to ${range.max}` }];
  }
  if (operator !== 'is' && operator !== 'is_not') {
    return [{ path: 'showIf.operator', message: 'This comparison needs a question that is answered by a number' }];
  }
  if (!choicesOf(target).includes(value)) {
    return [{ path: 'showIf.value', message: 'Please choose one of the answers of the earlier question' }];
  }
  return [];
}

function choicesOf(question: Question): readonly string[] {
  if (question.type === 'yes_no') return ['yes', 'no'];
  return question.allowOther ? [...question.options, OTHER_OPTION] : question.options;
}
