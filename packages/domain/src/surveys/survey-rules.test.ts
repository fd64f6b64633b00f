import { describe, expect, it } from 'vitest';
import { aQuestion } from '../../test-support/a-question.ts';
import type { Question, ShowIf } from './question-types.ts';
import { problemsOfQuestions, problemsOfSurvey } from './survey-rules.ts';

const survey = (fields: Partial<Parameters<typeof problemsOfSurvey>[0]> = {}) => ({
  title: 'Pulse',
  questions: [aQuestion()],
  ...fields,
});

describe('problemsOfSurvey', () => {
  it.each([
    ['a whole survey', survey(), []],
    ['no title', survey({ title: '  ' }), [{ path: 'title', message: 'Title is required' }]],
    ['no question', survey({ questions: [] }), [{ path: 'questions', message: 'Please add at least one question' }]],
    [
      'hidden questions only',
      survey({ questions: [aQuestion({ hidden: true })] }),
      [{ path: 'questions', message: 'Please add at least one question' }],
    ],
    [
      'an audience without its department',
      survey({ targetAudience: 'specific_department', department: ' ' }),
      [{ path: 'department', message: 'Please choose a department' }],
    ],
    [
      'a blank option of the second question',
      survey({ questions: [aQuestion(), aQuestion({ _id: 'q2', type: 'multiple_choice', options: ['A', ''] })] }),
      [{ path: 'questions.1.options.1', message: 'All options must have text' }],
    ],
  ])('%s', (_name, given, problems) => {
    expect(problemsOfSurvey(given)).toEqual(problems);
  });

  it('answers 2,000 questions by one problem', () => {
    const questions = Array.from({ length: 2000 }, (_, index) => aQuestion({ _id: `q${index}`, text: '' }));
    expect(problemsOfSurvey(survey({ questions }))).toEqual([
      { path: 'questions', message: 'Please use at most 100 questions' },
    ]);
  });

  it('refuses the same id twice', () => {
    expect(problemsOfQuestions([aQuestion(), aQuestion()])).toEqual([
      { path: 'questions.1._id', message: 'Another question has the same id' },
    ]);
  });
});

const SOURCES: Question[] = [
  aQuestion({ _id: 'rating' }),
  aQuestion({ _id: 'ten', ratingMax: 10 }),
  aQuestion({ _id: 'scale', type: 'scale' }),
  aQuestion({ _id: 'enps', type: 'enps' }),
  aQuestion({ _id: 'yes_no', type: 'yes_no' }),
  aQuestion({ _id: 'choice', type: 'multiple_choice', options: ['A', 'B'] }),
  aQuestion({ _id: 'open_choice', type: 'multiple_choice', options: ['A', 'B'], allowOther: true }),
  aQuestion({ _id: 'text', type: 'text' }),
  aQuestion({ _id: 'hidden', hidden: true }),
];

const pathsOf = (showIf: ShowIf, fields: Partial<Question> = {}) =>
  problemsOfQuestions([...SOURCES, aQuestion({ _id: 'dependent', showIf, ...fields })]).map(({ path }) =>
    path.replace('questions.9.', ''),
  );

describe('conditions', () => {
  it.each<[string, ShowIf['operator'], string, string[]]>([
    ['rating', 'is', '5', []],
    ['rating', 'at_most', '2', []],
    ['rating', 'is', '6', ['showIf.value']],
    ['rating', 'is', '04', ['showIf.value']],
    ['rating', 'is', 'yes', ['showIf.value']],
    ['ten', 'at_least', '10', []],
    ['scale', 'is_not', '1', []],
    ['enps', 'at_most', '0', []],
    ['enps', 'at_most', '11', ['showIf.value']],
    ['yes_no', 'is', 'no', []],
    ['yes_no', 'at_least', 'no', ['showIf.operator']],
    ['yes_no', 'is', 'maybe', ['showIf.value']],
    ['choice', 'is', 'B', []],
    ['choice', 'is', 'C', ['showIf.value']],
    ['choice', 'is', '__other__', ['showIf.value']],
    ['open_choice', 'is', '__other__', []],
    ['text', 'is', 'x', ['showIf.questionId']],
    ['hidden', 'is', '1', ['showIf.questionId']],
    ['unknown', 'is', '1', ['showIf.questionId']],
    ['dependent', 'is', '1', ['showIf.questionId']],
  ])('on %s %s %j', (questionId, operator, value, paths) => {
    expect(pathsOf({ questionId, operator, value })).toEqual(paths);
  });

  it('lets a hidden question keep a condition on a hidden one', () => {
    expect(pathsOf({ questionId: 'hidden', operator: 'is', value: '1' }, { hidden: true })).toEqual([]);
  });

  it('refuses a later question', () => {
    const showIf: ShowIf = { questionId: 'b', operator: 'is', value: '1' };
    expect(problemsOfQuestions([aQuestion({ _id: 'a', showIf }), aQuestion({ _id: 'b' })])).toEqual([
      { path: 'questions.0.showIf.questionId', message: 'A condition can only use an earlier question' },
    ]);
  });

  it('names a cycle as one', () => {
    const on = (questionId: string): ShowIf => ({ questionId, operator: 'is', value: '1' });
    const cycle = ['a', 'b', 'c'].map((_id, index) => aQuestion({ _id, showIf: on(['b', 'c', 'a'][index] ?? '') }));
    const messages = problemsOfQuestions(cycle).map(({ message }) => message);
    expect(messages).toEqual([
      'These questions wait for each other. Please remove one of the conditions',
      'These questions wait for each other. Please remove one of the conditions',
    ]);
  });
});
