import { CATEGORIES, type Question } from '@vela/domain/surveys';
import fc from 'fast-check';
import type { PlainPerson } from './plain-analytics.ts';

/** Questions of every type and scale, in every category, reversed or not. */
export const questionsArbitrary = fc
  .array(
    fc.record({
      type: fc.constantFrom('rating', 'rating', 'scale', 'yes_no', 'enps', 'multiple_choice', 'text' as const),
      category: fc.constantFrom(...CATEGORIES),
      ten: fc.boolean(),
      reverse: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((drawn): Question[] =>
    drawn.map(({ type, category, ten, reverse }, index) => ({
      _id: `q${index}`,
      text: `Question ${index}`,
      // Safe: the constants above are types of questions.
      type: type as Question['type'],
      options: type === 'multiple_choice' ? ['One', 'Two', 'Three'] : [],
      required: false,
      category,
      aiGenerated: false,
      allowNotApplicable: true,
      ...(type === 'rating' && ten ? { ratingMax: 10 as const } : {}),
      ...(type === 'multiple_choice' ? { allowMultiple: true } : {}),
      ...(reverse && ['rating', 'scale', 'yes_no'].includes(type) ? { reverse: true } : {}),
    })),
  );

/** People who answer, skip and call things not applicable as it comes. */
export const peopleArbitrary = (
  questions: readonly Question[],
  size: { minLength: number; maxLength: number },
): fc.Arbitrary<PlainPerson[]> =>
  fc.array(
    fc.record({
      answers: fc
        .tuple(...questions.map((question) => answerArbitrary(question)))
        .map((given) => new Map(given.flatMap((answer, index) => toEntry(questions[index], answer)))),
      seconds: fc.constantFrom(20, 30, 45, 60, 90, 120, 600),
    }),
    size,
  );

const SKIPPED = Symbol('skipped');

function toEntry(
  question: Question | undefined,
  answer: string | string[] | null | typeof SKIPPED,
): [string, string | string[] | null][] {
  return question === undefined || typeof answer === 'symbol' ? [] : [[question._id, answer]];
}

const answerArbitrary = (question: Question): fc.Arbitrary<string | string[] | null | typeof SKIPPED> =>
  fc.oneof(
    { weight: 7, arbitrary: givenArbitrary(question) },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constant(SKIPPED) },
  );

function givenArbitrary(question: Question): fc.Arbitrary<string | string[]> {
  const whole = (min: number, max: number) => fc.integer({ min, max }).map(String);
  switch (question.type) {
    case 'rating':
      return whole(1, question.ratingMax ?? 5);
    case 'scale':
      return whole(1, 5);
    case 'enps':
      return whole(0, 10);
    case 'yes_no':
      return fc.constantFrom('yes', 'no');
    case 'multiple_choice':
      return fc.subarray(question.options, { minLength: 1 });
    case 'text':
      return fc.constantFrom('Fine', 'Fewer meetings');
  }
}
