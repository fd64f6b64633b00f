import type { Question } from '../src/surveys/question-types.ts';

/** A complete question for tests; what a test is about is given, the rest is ordinary. */
export function aQuestion(fields: Partial<Question> = {}): Question {
  return {
    _id: 'q1',
    text: 'How was your week?',
    type: 'rating',
    options: [],
    required: true,
    category: 'engagement',
    aiGenerated: false,
    ...fields,
  };
}
