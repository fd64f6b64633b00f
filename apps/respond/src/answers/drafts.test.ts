import { OTHER_OPTION } from '@vela/domain/surveys';
import { describe, expect, test } from 'vitest';
import { aDraft, aQuestion } from '../../test-support/a-survey.ts';
import {
  fittingDrafts,
  toAnswerBody,
  withNotApplicable,
  withValues,
  answerBodies,
  askedQuestions,
  positionAt,
} from './drafts.ts';

describe('what is sent', () => {
  test('is one value, or a list where several may be chosen', () => {
    expect(toAnswerBody(aQuestion(), aDraft({ values: ['4'] }))).toEqual({ questionId: 'q1', answer: '4' });
    const several = aQuestion({ type: 'multiple_choice', options: ['a', 'b'], allowMultiple: true });
    expect(toAnswerBody(several, aDraft({ values: ['b'] }))).toEqual({ questionId: 'q1', answer: ['b'] });
  });

  test('has no answer beside "Not applicable"', () => {
    const draft = aDraft({ notApplicable: true, other: 'x' });
    expect(toAnswerBody(aQuestion({ allowNotApplicable: true }), draft)).toEqual({
      questionId: 'q1',
      answer: null,
      notApplicable: true,
    });
  });

  test('has a comment only where the question takes one', () => {
    const draft = aDraft({ values: ['4'], comment: 'Fine' });
    expect(toAnswerBody(aQuestion({ allowComment: true }), draft)).toMatchObject({ comment: 'Fine' });
    expect(toAnswerBody(aQuestion(), draft)).not.toHaveProperty('comment');
  });

  test('has the words behind "Other" only while it is chosen', () => {
    const question = aQuestion({ type: 'multiple_choice', options: ['a', 'b'], allowOther: true });
    expect(toAnswerBody(question, aDraft({ values: [OTHER_OPTION], other: 'c' }))).toMatchObject({ other: 'c' });
    expect(toAnswerBody(question, aDraft({ values: ['a'], other: 'c' }))).not.toHaveProperty('other');
  });

  test('holds no character that the server would refuse', () => {
    const draft = aDraft({ values: ['a\uD83D'], comment: 'b\0' });
    const body = toAnswerBody(aQuestion({ type: 'text', allowComment: true }), draft);
    expect(body).toMatchObject({ answer: 'a\uFFFD', comment: 'b\uFFFD' });
  });
});

test('an answer and "Not applicable" exclude each other', () => {
  expect(withNotApplicable(aDraft({ values: ['4'] }), true)).toMatchObject({ values: [], notApplicable: true });
  expect(withValues(aDraft({ notApplicable: true }), ['4'])).toMatchObject({ values: ['4'], notApplicable: false });
});

test('of kept answers, those stay whose questions and options remain', () => {
  const questions = [
    aQuestion(),
    aQuestion({ _id: 'q2', type: 'multiple_choice', options: ['a'], allowMultiple: true }),
  ];
  const kept = { q1: aDraft({ values: ['4'] }), q2: aDraft({ values: ['a', 'gone'] }), q3: aDraft({ values: ['1'] }) };
  expect(fittingDrafts(questions, kept)).toEqual({ q1: aDraft({ values: ['4'] }), q2: aDraft({ values: ['a'] }) });
});

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
