import type { Problem } from './question-rules.ts';
import { OTHER_OPTION, valueRange, type Question, type ShowIf } from './question-types.ts';
import { wholeNumberIn } from './whole-number.ts';

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
