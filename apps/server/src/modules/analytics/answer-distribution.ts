import { valueCount, type Distribution } from '@vela/domain/scoring';
import { OTHER_OPTION, SCALE_LABELS, valueRange, type Question } from '@vela/domain/surveys';

export interface DistributionEntry {
  value: string;
  label: string;
  count: number;
  /** An option that is offered no longer. */
  orphaned: boolean;
}

/** Every value that can be chosen, in its order, whether anybody chose it or not. Free texts have none. */
export function answerDistribution(question: Question, values: Distribution): DistributionEntry[] {
  const offered = new Set(offeredOptions(question));
  return choicesOf(question, values).map(({ value, label }) => ({
    value,
    label,
    count: valueCount(values, value),
    orphaned: question.type === 'multiple_choice' && !offered.has(value),
  }));
}

function choicesOf(question: Question, values: Distribution): Pick<DistributionEntry, 'value' | 'label'>[] {
  const range = valueRange(question);
  if (range !== null) {
    const steps = Array.from({ length: range.max - range.min + 1 }, (_, index) => range.min + index);
    return steps.map((step) => ({ value: String(step), label: stepLabel(question, step, range) }));
  }
  switch (question.type) {
    case 'yes_no':
      return [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ];
    case 'multiple_choice':
      return optionsOf(question, values).map((value) => ({ value, label: value === OTHER_OPTION ? 'Other' : value }));
    default:
      return [];
  }
}

function stepLabel(question: Question, step: number, { min, max }: { min: number; max: number }): string {
  if (question.type === 'scale') return SCALE_LABELS[step - min] ?? String(step);
  const words = step === min ? question.lowLabel : step === max ? question.highLabel : undefined;
  return words ? `${step} (${words})` : String(step);
}

/** The options of today, then those that earlier versions offered and somebody chose: rows of their own. */
const optionsOf = (question: Question, values: Distribution): string[] => [
  ...new Set([...offeredOptions(question), ...Object.keys(values)]),
];

const offeredOptions = ({ options, allowOther }: Question): string[] =>
  allowOther ? [...options, OTHER_OPTION] : options;
