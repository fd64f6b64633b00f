import { expect, test } from 'vitest';
import { addTallies, NO_TALLY, subtractQuestionTally, toQuestionTally } from './tally.ts';

test('tallies add up question by question and value by value', () => {
  const one = { answers: { a: { asked: 2, answered: 1, values: { '4': 1 } } }, seconds: { '30': 1 } };
  const other = {
    answers: { a: { asked: 3, answered: 2, notApplicable: 1, values: { '4': 1, '5': 1 } }, b: { asked: 1 } },
    seconds: { '30': 1, '31': 2 },
  };
  expect(addTallies([one, other])).toEqual({
    answers: { a: { asked: 5, answered: 3, notApplicable: 1, values: { '4': 2, '5': 1 } }, b: { asked: 1 } },
    seconds: { '30': 2, '31': 2 },
  });
  expect(addTallies([])).toEqual(NO_TALLY);
});

test('what would be 0 is left out', () => {
  expect(toQuestionTally({ asked: 1, answered: 0, notApplicable: 0, values: {} })).toEqual({ asked: 1 });
});

test('a part can be taken away, what is more than the whole is none', () => {
  const whole = { asked: 3, answered: 2, values: { '4': 2 } };
  expect(subtractQuestionTally(whole, { asked: 1, answered: 1, values: { '4': 1 } })).toEqual({
    asked: 2,
    answered: 1,
    values: { '4': 1 },
  });
  expect(subtractQuestionTally(whole, whole)).toEqual({});
  expect(subtractQuestionTally(whole, { answered: 1, values: { '5': 1 } })).toBeNull();
  expect(subtractQuestionTally(whole, { asked: 4 })).toBeNull();
});
