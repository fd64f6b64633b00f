import type { AnswerBody, PublicQuestion, QuestionBody } from '@vela/contract';
import { valueRange } from '@vela/domain/surveys';

const rated = (text: string, category: QuestionBody['category']): QuestionBody => ({ text, type: 'rating', category });

/** A pulse as companies send it: mostly scales, one choice, one free text. */
export const TEN_QUESTIONS: QuestionBody[] = [
  rated('How motivated did you feel this month?', 'engagement'),
  rated('How well do you know what is expected of you?', 'communication'),
  rated('How fair is your workload?', 'workload'),
  { ...rated('How satisfied are you with your tools?', 'satisfaction'), ratingMax: 10 },
  { text: 'My manager gives me useful feedback', type: 'scale', category: 'leadership' },
  { text: 'I can learn and grow here', type: 'scale', category: 'growth' },
  { text: 'How likely are you to recommend working here?', type: 'enps', category: 'engagement' },
  { text: 'Did you take a day off this month?', type: 'yes_no', category: 'workload' },
  {
    text: 'Where did you work most?',
    type: 'multiple_choice',
    category: 'culture',
    options: ['At the office', 'At home', 'On the road'],
  },
  { text: 'What should we change first?', type: 'text', category: 'culture', required: false },
];

/** Answers that differ from person to person; the number stands for the person. */
export function answersOf(questions: readonly PublicQuestion[], person: number): AnswerBody[] {
  return questions.map((question, index) => ({ questionId: question._id, answer: answerOf(question, person + index) }));
}

function answerOf(question: PublicQuestion, seed: number): string {
  const range = valueRange(question);
  if (range !== null) return String(range.min + (seed % (range.max - range.min + 1)));
  switch (question.type) {
    case 'yes_no':
      return seed % 3 === 0 ? 'no' : 'yes';
    case 'multiple_choice':
      return question.options[seed % question.options.length] ?? '';
    default:
      return `Fewer meetings on day ${seed % 7}, and decisions that are written down.`;
  }
}
