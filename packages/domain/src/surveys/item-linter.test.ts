import { describe, expect, it } from 'vitest';
import { asksTheSame, lintItem, lintItems, type LintRule } from './item-linter.ts';
import type { QuestionType } from './question-types.ts';

const REFUSED: [LintRule, QuestionType, string][] = [
  ['double_barrelled', 'rating', 'How satisfied are you with your pay and benefits?'],
  ['double_barrelled', 'scale', 'My manager listens to me and acts on what I say.'],
  ['double_barrelled', 'scale', 'I have the tools or the training I need.'],
  ['double_barrelled', 'text', 'What went well? What could be better?'],
  ['double_barrelled', 'rating', 'How clear are our goals as well as our plans?'],
  ['double_barrelled', 'rating', 'How useful was the training/onboarding?'],
  ['leading', 'yes_no', "Don't you think our office is nice?"],
  ['leading', 'yes_no', 'Don’t you think our office is nice?'],
  ['leading', 'yes_no', 'Do you agree that meetings take too long?'],
  ['leading', 'rating', 'How great was the all-hands?'],
  ['leading', 'scale', 'As you know, our pay is fair.'],
  ['leading', 'yes_no', 'You enjoy your work, right?'],
  ['loaded', 'rating', 'How well do you cope with our terrible coffee?'],
  ['loaded', 'scale', 'Our outstanding leaders give me direction.'],
  ['double_negative', 'scale', 'I do not feel unable to say what I think.'],
  ['double_negative', 'scale', 'I never work without a break.'],
  ['double_negative', 'scale', "My manager doesn't say no to new ideas."],
  ['absolute', 'scale', 'My manager always listens to me.'],
  ['absolute', 'scale', 'Everyone in my team is treated with respect.'],
  ['absolute', 'scale', 'I can reach my colleagues at all times.'],
  ['jargon', 'scale', 'My team finds synergies with other teams.'],
  ['jargon', 'scale', 'I have the bandwidth for my work.'],
  ['wrong_form', 'scale', 'Is your workload fair?'],
  ['wrong_form', 'text', 'Do you like your team?'],
  [
    'too_long',
    'text',
    'When you think back over the whole of the last three months at work, what is the one thing that you would most like to see changed by us?',
  ],
];

const ACCEPTED: [QuestionType, string][] = [
  ['rating', 'How well did the team work together on this milestone?'],
  ['rating', 'How useful was the last all-hands for your work?'],
  ['rating', 'How satisfied are you with your job overall?'],
  ['rating', 'How satisfied are you with learning and development?'],
  ['scale', 'There is a good balance between my work and my private life.'],
  ['scale', 'My manager and I talk often enough.'],
  ['scale', 'I get what I need from the Sales and Marketing team.'],
  ['scale', 'I feel unable to speak up.'],
  ['scale', 'My manager keeps his/her promises.'],
  ['rating', 'How would you rate the week of 9/12?'],
  ['scale', 'Mistakes in my team are not held against people.'],
  ['scale', 'I see "Open and always honest" in how my team works.'],
  ['yes_no', 'Have you had three or more one-to-one talks this quarter?'],
  ['yes_no', 'Do you expect to be working here one year from now?'],
  ['text', 'What would you change first?'],
  ['text', 'Is there anything you would like to add?'],
  ['text', 'Wie zufrieden sind Sie mit Gehalt und Zulagen?'],
  ['scale', 'No me siento sin apoyo, no.'],
  ['text', ''],
  ['text', '???'],
];

describe('lintItem', () => {
  it.each(REFUSED)('finds %s (%s): %s', (rule, type, text) => {
    expect(lintItem(text, type).map((warning) => warning.rule)).toContain(rule);
  });

  it.each(ACCEPTED)('has nothing against (%s): %s', (type, text) => {
    expect(lintItem(text, type)).toEqual([]);
  });

  it('says what to do, naming the word', () => {
    expect(lintItem('My manager always listens.', 'scale')).toEqual([
      { rule: 'absolute', message: 'Avoid "always": hardly anything is, so people can only disagree.' },
    ]);
  });

  it('judges the length of any language', () => {
    expect(lintItem('wort '.repeat(26), 'text').map(({ rule }) => rule)).toEqual(['too_long']);
  });
});

describe('lintItems', () => {
  it('names the question and what it repeats', () => {
    const questions = [
      { _id: 'a', type: 'scale', text: 'I feel part of my team.' },
      { _id: 'b', type: 'scale', text: 'I trust my manager.' },
      { _id: 'c', type: 'scale', text: 'I feel part of my team!' },
    ] as const;
    expect(lintItems(questions)).toEqual([
      { questionId: 'c', index: 2, rule: 'duplicate', message: 'This asks the same as "I feel part of my team.".' },
    ]);
  });

  it.each([
    ['I feel part of my team.', 'Part of my team I feel', true],
    ['How satisfied are you with your pay?', 'How satisfied are you with your tools?', false],
    ['I trust my manager.', 'I do not trust my manager.', false],
    ['', '', false],
    ['Wie geht es dir heute?', 'Wie geht es dir heute', true],
  ])('%j and %j ask the same: %j', (left, right, same) => {
    expect(asksTheSame(left, right)).toBe(same);
  });
});
