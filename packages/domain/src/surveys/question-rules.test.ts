import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropBlankOptions, isQuestionComplete, problemsOfQuestion } from './question-rules.ts';
import { aQuestion } from '../../test-support/a-question.ts';
import { OTHER_OPTION, type Question } from './question-types.ts';

const choice = (options: string[]): Question => aQuestion({ type: 'multiple_choice', options });

const CASES: { name: string; question: Question; problems: [string, string][] }[] = [
  { name: 'a written rating', question: aQuestion(), problems: [] },
  { name: 'no text', question: aQuestion({ text: '' }), problems: [['text', 'Question text is required']] },
  { name: 'blank text', question: aQuestion({ text: ' \n\t' }), problems: [['text', 'Question text is required']] },
  {
    name: 'text of 501 characters',
    question: aQuestion({ text: 'x'.repeat(501) }),
    problems: [['text', 'Please use at most 500 characters']],
  },
  {
    name: 'text with a NUL',
    question: aQuestion({ text: 'How\0?' }),
    problems: [['text', 'This text contains a character that cannot be saved. Please type it again']],
  },
  {
    name: 'text with half an emoji',
    question: aQuestion({ text: 'How \uD83D?' }),
    problems: [['text', 'This text contains a character that cannot be saved. Please type it again']],
  },
  { name: 'text with a whole emoji', question: aQuestion({ text: 'How \u{1F680}?' }), problems: [] },
  {
    name: 'no options',
    question: choice([]),
    problems: [['options', 'At least 2 options are required for multiple choice questions']],
  },
  {
    name: 'one option',
    question: choice(['A']),
    problems: [['options', 'At least 2 options are required for multiple choice questions']],
  },
  { name: 'a blank option', question: choice(['A', ' ']), problems: [['options.1', 'All options must have text']] },
  {
    name: 'two blank options',
    question: choice(['', '']),
    problems: [
      ['options.0', 'All options must have text'],
      ['options.1', 'All options must have text'],
    ],
  },
  {
    name: 'the same option twice',
    question: choice(['Meetings', 'Tools', ' meetings ']),
    problems: [['options.2', 'Options must differ from each other']],
  },
  {
    name: 'the reserved option',
    question: choice(['A', OTHER_OPTION]),
    problems: [['options.1', 'Please use another text for this option']],
  },
  {
    name: '51 options',
    question: choice(Array.from({ length: 51 }, (_, index) => `Option ${index}`)),
    problems: [['options', 'Please use at most 50 options']],
  },
  { name: 'left-over options of another type', question: aQuestion({ type: 'text', options: [''] }), problems: [] },
  {
    name: 'a rating up to 7',
    // Safe: the test gives on purpose what the type forbids, as a file would.
    question: aQuestion({ ratingMax: 7 as 5 }),
    problems: [['ratingMax', 'A rating goes from 1 to 5 or from 1 to 10']],
  },
  { name: 'a rating up to 10', question: aQuestion({ ratingMax: 10 }), problems: [] },
  {
    name: 'a long end label',
    question: aQuestion({ lowLabel: 'x'.repeat(61) }),
    problems: [['lowLabel', 'Please use at most 60 characters']],
  },
];

describe('problemsOfQuestion', () => {
  it.each(CASES)('$name', ({ question, problems }) => {
    expect(problemsOfQuestion(question).map(({ path, message }) => [path, message])).toEqual(problems);
    expect(isQuestionComplete(question)).toBe(problems.length === 0);
  });
});

describe('dropBlankOptions', () => {
  it('trims options and drops blank ones', () => {
    expect(dropBlankOptions(choice([' A ', '', ' ', 'B'])).options).toEqual(['A', 'B']);
  });

  it('leaves no options where the type has none', () => {
    expect(dropBlankOptions(aQuestion({ type: 'yes_no', options: ['A', 'B'] })).options).toEqual([]);
  });

  it('leaves nothing blank, changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (options) => {
        const once = dropBlankOptions(choice(options));
        expect(once.options.every((option) => option.trim() !== '')).toBe(true);
        expect(dropBlankOptions(once)).toEqual(once);
      }),
    );
  });
});
