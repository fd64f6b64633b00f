import { expect, test } from 'vitest';
import { aDraft, aQuestion } from '../../test-support/a-survey.ts';
import { answerBodies, askedQuestions, positionAt } from './paging.ts';

const questions = [
  aQuestion({ _id: 'met', type: 'yes_no' }),
  aQuestion({ _id: 'useful', showIf: { questionId: 'met', operator: 'is', value: 'yes' } }),
  aQuestion({ _id: 'words', type: 'text', required: false }),
];
const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);

test('asks a question only while its condition holds', () => {
  expect(ids(askedQuestions(questions, {}))).toEqual(['met', 'words']);
  expect(ids(askedQuestions(questions, { met: aDraft({ values: ['yes'] }) }))).toEqual(['met', 'useful', 'words']);
  expect(ids(askedQuestions(questions, { met: aDraft({ notApplicable: true }) }))).toEqual(['met', 'words']);
});

test('sends no answer to a question that is no longer asked, and none that is blank', () => {
  const drafts = {
    met: aDraft({ values: ['no'] }),
    useful: aDraft({ values: ['5'] }),
    words: aDraft({ values: ['  '] }),
  };
  expect(answerBodies(questions, drafts)).toEqual([{ questionId: 'met', answer: 'no' }]);
});

test('knows where one is, and what comes before and after', () => {
  const asked = askedQuestions(questions, { met: aDraft({ values: ['yes'] }) });
  expect(positionAt(asked, 'useful')).toMatchObject({ number: 2, total: 3, previousId: 'met', nextId: 'words' });
  expect(positionAt(asked, 'words')).toMatchObject({ number: 3, nextId: null });
});

test('starts at the first question, also when the wanted one is gone', () => {
  expect(positionAt(askedQuestions(questions, {}), 'useful')).toMatchObject({ number: 1, previousId: null });
  expect(positionAt(askedQuestions(questions, {}), null)).toMatchObject({ number: 1 });
  expect(positionAt([], null)).toBeNull();
});
