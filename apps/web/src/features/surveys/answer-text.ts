import { OTHER_OPTION, SCALE_LABELS, valueRange, type Question } from '@vela/domain/surveys';
import type { Response as SurveyResponse } from '@vela/contract';

type ResponseAnswer = SurveyResponse['answers'][number];

/** An answer as a person reads it: "4 of 5", "Agree", "Yes", option texts, the words behind "Other". */
export function answerText(question: Question | undefined, answer: ResponseAnswer): string {
  if (answer.notApplicable) return 'Not applicable';
  const values = typeof answer.answer === 'string' ? [answer.answer] : answer.answer;
  const texts = values.map((value) => (value === OTHER_OPTION ? otherText(answer.other) : valueText(question, value)));
  return texts.filter((text) => text !== '').join(', ');
}

const otherText = (words: string | undefined): string => (words ? `Other: ${words}` : 'Other');

function valueText(question: Question | undefined, value: string): string {
  if (!question) return value;
  if (question.type === 'scale') return SCALE_LABELS[Number(value) - 1] ?? value;
  if (question.type === 'yes_no') return value === 'yes' ? 'Yes' : value === 'no' ? 'No' : value;
  const range = valueRange(question);
  return range ? `${value} of ${String(range.max)}` : value;
}
