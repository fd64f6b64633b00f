import { OTHER_OPTION, valueRange, type Answer, type Question } from './question-types.ts';

export type ExportCell = string | number | null;

export interface ResponseColumn {
  header: string;
  /** The cell of a response, from its answer to the column's question. */
  questionId: string;
  read(answer: Answer | undefined): ExportCell;
}

/**
 * The columns of a survey's questions. Each has its number in front, so that two questions with the same text are told
 * apart; "Other" texts and comments have columns of their own, and none where texts stand apart from the responses.
 */
export function responseColumns(
  questions: readonly Question[],
  { textsDetached }: { textsDetached: boolean },
): ResponseColumn[] {
  return questions.flatMap((question, index) => {
    const header = questionLabel(question, index);
    const of = (suffix: string, read: ResponseColumn['read']): ResponseColumn => ({
      header: header + suffix,
      questionId: question._id,
      read,
    });
    return [
      ...(textsDetached && question.type === 'text' ? [] : [of('', (answer) => valueCell(question, answer))]),
      ...(textsDetached || !mayHaveOther(question) ? [] : [of(' (Other)', (answer) => answer?.other ?? null)]),
      ...(textsDetached || !mayHaveComment(question) ? [] : [of(' (Comment)', (answer) => answer?.comment ?? null)]),
    ];
  });
}

export const questionLabel = ({ text }: Pick<Question, 'text'>, index: number): string => `Q${index + 1} ${text}`;

/** Earlier versions may have offered what the question of today doesn't, so every type that can have it gets the column. */
const mayHaveOther = ({ type }: Question): boolean => type === 'multiple_choice';
const mayHaveComment = ({ type }: Question): boolean => type !== 'text';

function valueCell(question: Question, answer: Answer | undefined): ExportCell {
  if (answer === undefined) return null;
  if (answer.notApplicable) return 'Not applicable';
  const given = answer.answer;
  if (given === null) return null;
  if (typeof given !== 'string') return given.map(labelOf).join('; ');
  if (valueRange(question) !== null && /^\d{1,2}$/.test(given)) return Number(given);
  if (question.type === 'yes_no') return given === 'yes' ? 'Yes' : given === 'no' ? 'No' : given;
  return question.type === 'multiple_choice' ? labelOf(given) : given;
}

const labelOf = (option: string): string => (option === OTHER_OPTION ? 'Other' : option);
