import { expect, test } from 'vitest';
import { OTHER_OPTION, type Answer, type Question } from './question-types.ts';
import { responseColumns } from './response-columns.ts';

const question = (_id: string, changes: Partial<Question> = {}): Question => ({
  _id,
  text: 'How was it?',
  type: 'rating',
  options: [],
  required: false,
  category: 'engagement',
  aiGenerated: false,
  ...changes,
});

const cellsOf = (questions: Question[], answers: Answer[]) =>
  responseColumns(questions, { textsDetached: false }).map((column) =>
    column.read(answers.find(({ questionId }) => questionId === column.questionId)),
  );

test('two questions with the same text are two columns, and a text question one', () => {
  const columns = responseColumns([question('a'), question('b'), question('c', { type: 'text' })], {
    textsDetached: false,
  });
  expect(columns.map(({ header }) => header)).toEqual([
    'Q1 How was it?',
    'Q1 How was it? (Comment)',
    'Q2 How was it?',
    'Q2 How was it? (Comment)',
    'Q3 How was it?',
  ]);
});

test('where texts stand apart no column could hold one', () => {
  const questions = [question('a'), question('b', { type: 'text' }), question('c', { type: 'multiple_choice' })];
  const columns = responseColumns(questions, { textsDetached: true });
  expect(columns.map(({ header }) => header)).toEqual(['Q1 How was it?', 'Q3 How was it?']);
});

test('numbers are numbers, choices are words, and nothing is told of what was skipped', () => {
  const questions = [
    question('a'),
    question('b', { type: 'yes_no' }),
    question('c', { type: 'multiple_choice', allowMultiple: true }),
    question('d', { type: 'enps' }),
    question('e'),
  ];
  const answers: Answer[] = [
    { questionId: 'a', answer: '4', comment: 'Fine' },
    { questionId: 'b', answer: 'no' },
    { questionId: 'c', answer: ['Home', OTHER_OPTION], other: 'A boat' },
    { questionId: 'd', answer: null, notApplicable: true },
  ];
  expect(cellsOf(questions, answers)).toEqual([
    ...[4, 'Fine'],
    ...['No', null],
    ...['Home; Other', 'A boat', null],
    ...['Not applicable', null],
    ...[null, null],
  ]);
});
