import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswers, type RawAnswer } from './answer-rules.ts';
import { aQuestion } from '../../test-support/a-question.ts';
import { OTHER_OPTION, type Answer, type Question } from './question-types.ts';

const optional = (fields: Partial<Question>) => aQuestion({ required: false, ...fields });
const choice = (fields: Partial<Question> = {}) =>
  optional({ type: 'multiple_choice', options: ['Alpha', 'Beta', '3'], ...fields });

/** The stored answer, null where it counts as left out, or the path of the problem. */
function check(question: Question, raw: Omit<RawAnswer, 'questionId'>): Omit<Answer, 'questionId'> | null | string {
  const result = checkAnswers([question], [{ questionId: question._id, ...raw }]);
  if (!result.ok) return result.problems.map(({ path }) => path).join();
  const [answer] = result.answers;
  if (!answer) return null;
  const { questionId, ...rest } = answer;
  expect(questionId).toBe(question._id);
  return rest;
}

describe('numbers', () => {
  const rating = optional({});
  it.each<[unknown, string | null]>([
    ['4', '4'],
    [4, '4'],
    ['1', '1'],
    ['5', '5'],
  ])('takes %j as %j', (answer, stored) => {
    // Safe: the values of this table are what the type allows.
    expect(check(rating, { answer: answer as string })).toEqual({ answer: stored });
  });

  it.each([
    [0],
    [6],
    [-1],
    [4.5],
    ['4.5'],
    ['04'],
    [' 4 '],
    ['4 '],
    ['+4'],
    ['-4'],
    ['1e0'],
    ['0x4'],
    ['４'],
    ['٤'],
    ['four'],
    ['Infinity'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [['4']],
    [[4]],
  ])('refuses %j', (answer) => {
    expect(check(rating, { answer })).toBe('answer');
  });

  it.each<[string, Question, number, number]>([
    ['rating', optional({}), 1, 5],
    ['rating to 10', optional({ ratingMax: 10 }), 1, 10],
    ['scale', optional({ type: 'scale' }), 1, 5],
    ['enps', optional({ type: 'enps' }), 0, 10],
  ])('takes exactly the whole values of a %s', (_name, question, min, max) => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -3, max: 14 }), fc.double()), (value) => {
        const fits = Number.isInteger(value) && value >= min && value <= max;
        expect(check(question, { answer: value })).toEqual(fits ? { answer: String(value + 0) } : 'answer');
      }),
    );
  });
});

describe('yes or no', () => {
  const question = optional({ type: 'yes_no' });
  it.each(['yes', 'no'])('takes %s', (answer) => expect(check(question, { answer })).toEqual({ answer }));
  it.each([['Yes'], ['true'], ['1'], [1], [['yes']], [' yes']])('refuses %j', (answer) => {
    expect(check(question, { answer })).toBe('answer');
  });
});

describe('choices', () => {
  const several = choice({ allowMultiple: true });
  const open = choice({ allowOther: true });
  const openSeveral = choice({ allowMultiple: true, allowOther: true });

  it.each<[string, Question, Omit<RawAnswer, 'questionId'>, Omit<Answer, 'questionId'> | null | string]>([
    ['an option', choice(), { answer: 'Beta' }, { answer: 'Beta' }],
    ['an option that looks like a number', choice(), { answer: 3 }, { answer: '3' }],
    ['an unknown option', choice(), { answer: 'Gamma' }, 'answer'],
    ['another case', choice(), { answer: 'beta' }, 'answer'],
    ['a list where one counts', choice(), { answer: ['Beta'] }, 'answer'],
    ['Other where there is none', choice(), { answer: OTHER_OPTION, other: 'x' }, 'answer'],
    ['words where there is no Other', choice(), { answer: 'Beta', other: 'x' }, 'other'],
    ['a list in the order of the options', several, { answer: ['Beta', 'Alpha'] }, { answer: ['Alpha', 'Beta'] }],
    ['the same option twice', several, { answer: ['Beta', 'Beta'] }, { answer: ['Beta'] }],
    ['one option where several may be', several, { answer: 'Beta' }, { answer: ['Beta'] }],
    ['an empty list', several, { answer: [] }, null],
    ['a list with an unknown option', several, { answer: ['Beta', 'Gamma'] }, 'answer'],
    ['a list with a blank', several, { answer: ['Beta', ''] }, 'answer'],
    ['Other with words', open, { answer: OTHER_OPTION, other: ' My way ' }, { answer: OTHER_OPTION, other: 'My way' }],
    ['Other without words', open, { answer: OTHER_OPTION, other: '  ' }, 'other'],
    ['words without Other', open, { answer: 'Beta', other: 'x' }, 'other'],
    ['blank words without Other', open, { answer: 'Beta', other: ' ' }, { answer: 'Beta' }],
    ['too many words', open, { answer: OTHER_OPTION, other: 'x'.repeat(5001) }, 'other'],
    [
      'Other among several',
      openSeveral,
      { answer: [OTHER_OPTION, 'Alpha'], other: 'x' },
      { answer: ['Alpha', OTHER_OPTION], other: 'x' },
    ],
  ])('%s', (_name, question, raw, stored) => {
    expect(check(question, raw)).toEqual(stored);
  });
});

describe('texts', () => {
  const text = optional({ type: 'text' });
  it.each<[string, string | number, Omit<Answer, 'questionId'> | null | string]>([
    ['trims', '  Fine \n', { answer: 'Fine' }],
    ['counts blank as left out', ' \n\t ', null],
    ['takes 5,000 characters', 'x'.repeat(5000), { answer: 'x'.repeat(5000) }],
    ['refuses 5,001', 'x'.repeat(5001), 'answer'],
    ['takes Arabic', 'العمل جيد', { answer: 'العمل جيد' }],
    ['takes a joined emoji', 'Team \u{1F469}\u200D\u{1F680}', { answer: 'Team \u{1F469}\u200D\u{1F680}' }],
    ['takes HTML as it is', '<script>alert(1)</script>', { answer: '<script>alert(1)</script>' }],
    ['takes a number', 42, { answer: '42' }],
    ['replaces NUL, which the database cannot hold', 'a\0b', { answer: 'a\uFFFDb' }],
    ['replaces half a surrogate pair', 'a\uD83Db\uDE80', { answer: 'a\uFFFDb\uFFFD' }],
  ])('%s', (_name, answer, stored) => {
    expect(check(text, { answer })).toEqual(stored);
  });

  it('refuses a list', () => expect(check(text, { answer: ['a'] })).toBe('answer'));

  it('stores nothing that PostgreSQL refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (answer) => {
        const stored = check(text, { answer });
        expect(JSON.stringify(stored)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      }),
    );
  });
});

describe('not applicable and comments', () => {
  const free = optional({ allowNotApplicable: true, allowComment: true });
  it.each<[string, Question, Omit<RawAnswer, 'questionId'>, Omit<Answer, 'questionId'> | null | string]>([
    ['not applicable', free, { notApplicable: true }, { answer: null, notApplicable: true }],
    [
      'with a reason',
      free,
      { notApplicable: true, comment: ' New ' },
      { answer: null, notApplicable: true, comment: 'New' },
    ],
    ['beside a value', free, { notApplicable: true, answer: 4 }, 'notApplicable'],
    ['where it is not offered', optional({}), { notApplicable: true }, 'notApplicable'],
    ['false is nothing', optional({}), { notApplicable: false, answer: 4 }, { answer: '4' }],
    ['a comment', free, { answer: 4, comment: ' Good ' }, { answer: '4', comment: 'Good' }],
    ['a blank comment', free, { answer: 4, comment: '  ' }, { answer: '4' }],
    ['a comment without a value', free, { comment: 'Good' }, 'answer'],
    ['a comment where none is taken', optional({}), { answer: 4, comment: 'Good' }, 'comment'],
    ['a blank comment where none is taken', optional({}), { answer: 4, comment: ' ' }, { answer: '4' }],
    ['a comment that is too long', free, { answer: 4, comment: 'x'.repeat(5001) }, 'comment'],
  ])('%s', (_name, question, raw, stored) => {
    expect(check(question, raw)).toEqual(stored);
  });

  it('satisfies a required question', () => {
    expect(check(aQuestion({ allowNotApplicable: true }), { notApplicable: true })).toEqual({
      answer: null,
      notApplicable: true,
    });
  });
});

describe('a whole response', () => {
  const questions = [
    aQuestion({ _id: 'a', type: 'yes_no' }),
    aQuestion({ _id: 'b', showIf: { questionId: 'a', operator: 'is', value: 'yes' } }),
    aQuestion({ _id: 'c', showIf: { questionId: 'b', operator: 'at_least', value: '1' } }),
    aQuestion({ _id: 'd', required: false }),
    aQuestion({ _id: 'old', hidden: true }),
  ];

  it('answers in the order of the questions', () => {
    const raw = ['c', 'b', 'd'].map((questionId) => ({ questionId, answer: 2 }));
    expect(checkAnswers(questions, [...raw, { questionId: 'a', answer: 'yes' }])).toEqual({
      ok: true,
      answers: [
        { questionId: 'a', answer: 'yes' },
        { questionId: 'b', answer: '2' },
        { questionId: 'c', answer: '2' },
        { questionId: 'd', answer: '2' },
      ],
    });
  });

  it('drops answers to questions that a condition hides, along the whole chain', () => {
    const raw = [
      { questionId: 'a', answer: 'no' },
      { questionId: 'b', answer: 99 },
      { questionId: 'c', answer: 3 },
    ];
    expect(checkAnswers(questions, raw)).toEqual({ ok: true, answers: [{ questionId: 'a', answer: 'no' }] });
  });

  it('asks for every required question that is shown', () => {
    expect(checkAnswers(questions, [{ questionId: 'a', answer: 'yes' }])).toEqual({
      ok: false,
      problems: [{ questionId: 'b', path: 'answer', message: 'Please answer this question' }],
    });
    expect(checkAnswers(questions, [])).toMatchObject({ ok: false, problems: [{ questionId: 'a' }] });
  });

  it.each([
    ['of another survey', 'elsewhere', 'This survey does not ask this question'],
    ['that was hidden', 'old', 'This survey does not ask this question'],
    ['named like a built-in property', '__proto__', 'This survey does not ask this question'],
  ])('refuses an answer to a question %s', (_name, questionId, message) => {
    const raw = [
      { questionId: 'a', answer: 'no' },
      { questionId, answer: 3 },
    ];
    expect(checkAnswers(questions, raw)).toEqual({
      ok: false,
      problems: [{ questionId, path: 'questionId', message }],
    });
  });

  it('refuses the same question twice', () => {
    const raw = [
      { questionId: 'a', answer: 'no' },
      { questionId: 'a', answer: 'no' },
    ];
    expect(checkAnswers(questions, raw)).toMatchObject({
      ok: false,
      problems: [{ questionId: 'a', message: 'This question is answered twice' }],
    });
  });

  it('never fails otherwise, and what it stores passes again unchanged', () => {
    const value = fc.oneof(
      fc.string(),
      fc.integer({ min: -1, max: 11 }),
      fc.constantFrom('yes', 'no', 'Alpha', '__other__'),
    );
    const raws = fc.array(
      fc.record(
        {
          questionId: fc.constantFrom('a', 'b', 'c', 'd', 'm', 't', 'old', 'x'),
          answer: fc.oneof(value, fc.array(value, { maxLength: 3 }), fc.constant(null)),
          notApplicable: fc.boolean(),
          comment: fc.string(),
          other: fc.string(),
        },
        { requiredKeys: ['questionId'] },
      ),
      { maxLength: 6 },
    );
    const all = [
      ...questions.map((question) => ({ ...question, required: false, allowComment: true, allowNotApplicable: true })),
      choice({ _id: 'm', allowMultiple: true, allowOther: true }),
      optional({ _id: 't', type: 'text' }),
    ];
    fc.assert(
      fc.property(raws, (given) => {
        const result = checkAnswers(all, given);
        if (result.ok) expect(checkAnswers(all, result.answers)).toEqual(result);
        else expect(result.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});
