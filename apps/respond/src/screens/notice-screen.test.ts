import { OTHER_OPTION } from '@vela/domain/surveys';
import { expect, test } from 'vitest';
import { aDraft, aQuestion } from '../../test-support/a-survey.ts';
import { MESSAGES } from '../messages/messages.ts';
import { textsIn } from '../messages/texts.ts';
import { answersAsText } from './notice-screen.tsx';

test('writes down what was answered, so that it can be read outside the page', () => {
  const questions = [
    aQuestion({ _id: 'a', text: 'Met?', type: 'yes_no' }),
    aQuestion({ _id: 'b', text: 'Clear?', type: 'scale', allowComment: true }),
    aQuestion({
      _id: 'c',
      text: 'Which?',
      type: 'multiple_choice',
      options: ['x'],
      allowOther: true,
      allowMultiple: true,
    }),
    aQuestion({ _id: 'd', text: 'Load?', allowNotApplicable: true }),
    aQuestion({ _id: 'e', text: 'Left out' }),
  ];
  const drafts = {
    a: aDraft({ values: ['no'] }),
    b: aDraft({ values: ['4'], comment: 'Mostly' }),
    c: aDraft({ values: ['x', OTHER_OPTION], other: 'y' }),
    d: aDraft({ notApplicable: true }),
  };
  expect(answersAsText(questions, drafts, textsIn('en', MESSAGES.en))).toBe(
    'Met?\nNo\n\nClear?\nAgree\nComment: Mostly\n\nWhich?\nx\nOther: y\n\nLoad?\nNot applicable',
  );
});
