import {
  OTHER_OPTION,
  SCALE_LABELS,
  valueRange,
  type Question,
  type ShowIf,
  type ShowIfOperator,
} from '@vela/domain/surveys';

export interface Choice {
  value: string;
  label: string;
}

/** What an earlier question can be answered with, for a condition on it. */
export function conditionValues(question: Question): Choice[] {
  const range = valueRange(question);
  if (range) {
    return Array.from({ length: range.max - range.min + 1 }, (_, step) => {
      const value = range.min + step;
      const words = question.type === 'scale' ? SCALE_LABELS[value - 1] : undefined;
      return { value: String(value), label: words ? `${String(value)} - ${words}` : String(value) };
    });
  }
  if (question.type === 'yes_no') {
    return [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ];
  }
  if (question.type !== 'multiple_choice') return [];
  const options = question.options.filter((option) => option.trim() !== '').map((value) => ({ value, label: value }));
  return question.allowOther ? [...options, { value: OTHER_OPTION, label: 'Other' }] : options;
}

const OPERATOR_LABELS: Record<ShowIfOperator, string> = {
  is: 'is',
  is_not: 'is not',
  at_least: 'is at least',
  at_most: 'is at most',
};

export function conditionOperators(question: Question): { value: ShowIfOperator; label: string }[] {
  const operators: ShowIfOperator[] = valueRange(question) ? ['at_least', 'at_most', 'is', 'is_not'] : ['is', 'is_not'];
  return operators.map((value) => ({ value, label: OPERATOR_LABELS[value] }));
}

/** Questions that stand before this one and can be judged by a condition. */
export const conditionTargets = (questions: readonly Question[], id: string): Question[] => {
  const index = questions.findIndex(({ _id }) => _id === id);
  return questions.slice(0, Math.max(0, index)).filter(({ type, hidden }) => type !== 'text' && !hidden);
};

/** The condition to start with: the question's first comparison and value. */
export function firstCondition(target: Question): ShowIf {
  return {
    questionId: target._id,
    operator: conditionOperators(target)[0]?.value ?? 'is',
    value: conditionValues(target)[0]?.value ?? '',
  };
}

/** "Asked only if question 2 is at most 3." */
export function conditionText(showIf: ShowIf, questions: readonly Question[]): string {
  const index = questions.findIndex(({ _id }) => _id === showIf.questionId);
  const target = questions[index];
  if (!target) return 'Asked only after a question that is gone';
  const value = conditionValues(target).find((choice) => choice.value === showIf.value)?.label ?? showIf.value;
  return `Asked only if question ${String(index + 1)} ${OPERATOR_LABELS[showIf.operator]} ${value}`;
}
