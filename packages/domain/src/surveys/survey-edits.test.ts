import { describe, expect, it } from 'vitest';
import { aQuestion } from '../../test-support/a-question.ts';
import type { Question } from './question-types.ts';
import { planEdit, type EditableSurvey } from './survey-edits.ts';
import type { SurveyStatus } from './survey-types.ts';

const rating = aQuestion({ _id: 'rating' });
const choice = aQuestion({ _id: 'choice', type: 'multiple_choice', options: ['A', 'B'], allowOther: true });
const unanswered = aQuestion({ _id: 'unanswered', type: 'multiple_choice', options: ['A', 'B'] });

const current: EditableSurvey = {
  title: 'Pulse',
  description: '',
  type: 'monthly_pulse',
  targetAudience: 'specific_department',
  department: 'Engineering',
  settings: { access: 'anyone_with_link', anonymous: true, allowMultipleResponses: false, reminderFrequency: 'daily' },
  scheduledDate: null,
  endDate: null,
  questions: [rating, choice, unanswered],
};

const plan = (change: Partial<EditableSurvey>, status: SurveyStatus = 'active') =>
  planEdit({
    status,
    current,
    proposed: { ...current, ...change },
    answeredQuestionIds: new Set(['rating', 'choice']),
  });

const withQuestion = (index: number, fields: Partial<Question>): Partial<EditableSurvey> => ({
  questions: current.questions.map((question, at) => (at === index ? { ...question, ...fields } : question)),
});

describe('planEdit of a running survey', () => {
  it.each<[string, Partial<EditableSurvey>, boolean]>([
    ['the title', { title: 'Our pulse' }, true],
    ['the description', { description: 'Two minutes' }, true],
    ['the wording of an answered question', withQuestion(0, { text: 'How is your week?' }), true],
    ['help and end labels', withQuestion(0, { helpText: 'Last five days', lowLabel: 'Bad' }), true],
    ['the default scale written out', withQuestion(0, { ratingMax: 5 }), true],
    ['a new option at the end', withQuestion(1, { options: ['A', 'B', 'C'] }), true],
    ['the options of a question without answers', withQuestion(2, { options: ['X', 'Y'] }), true],
    ['hiding an answered question', withQuestion(0, { hidden: true }), true],
    ['the order of questions', { questions: [choice, unanswered, rating] }, true],
    ['removing a question without answers', { questions: [rating, choice] }, true],
    ['the end date', { endDate: '2026-03-01T10:00:00Z' }, false],
    ['everybody as audience', { targetAudience: 'all_employees', department: '' }, false],
    ['the reminders', { settings: { ...current.settings, reminderFrequency: 'weekly' } }, false],
  ])('allows %s', (_name, change, newVersion) => {
    expect(plan(change)).toMatchObject({ ok: true, newVersion });
  });

  it.each<[string, Partial<EditableSurvey>, string]>([
    ['another type', { type: 'custom' }, 'type'],
    ['another start', { scheduledDate: '2026-03-01T10:00:00Z' }, 'scheduledDate'],
    ['lifting anonymity', { settings: { ...current.settings, anonymous: false } }, 'settings.anonymous'],
    ['another access', { settings: { ...current.settings, access: 'invited_only' } }, 'settings.access'],
    [
      'several responses',
      { settings: { ...current.settings, allowMultipleResponses: true } },
      'settings.allowMultipleResponses',
    ],
    ['another department', { department: 'Sales' }, 'department'],
    ['a smaller audience', { targetAudience: 'leadership' }, 'targetAudience'],
    ['removing an answered question', { questions: [choice, unanswered] }, 'questions'],
    ['a new question', { questions: [...current.questions, aQuestion({ _id: 'new' })] }, 'questions.3'],
    ['another question type', withQuestion(0, { type: 'scale' }), 'questions.0.type'],
    ['another scale', withQuestion(0, { ratingMax: 10 }), 'questions.0.ratingMax'],
    ['several options', withQuestion(1, { allowMultiple: true }), 'questions.1.allowMultiple'],
    ['turning a score round', withQuestion(0, { reverse: true }), 'questions.0.reverse'],
    ['another category', withQuestion(0, { category: 'growth' }), 'questions.0.category'],
    [
      'another condition',
      withQuestion(1, { showIf: { questionId: 'rating', operator: 'is', value: '1' } }),
      'questions.1.showIf',
    ],
    ['rewording an answered option', withQuestion(1, { options: ['A', 'Bee'] }), 'questions.1.options'],
    ['removing an answered option', withQuestion(1, { options: ['A'] }), 'questions.1.options'],
    ['a new option in front', withQuestion(1, { options: ['New', 'A', 'B'] }), 'questions.1.options'],
    ['removing "Other"', withQuestion(1, { allowOther: false }), 'questions.1.allowOther'],
  ])('refuses %s', (_name, change, path) => {
    const result = plan(change);
    expect(result.ok ? [] : result.problems.map((problem) => problem.path)).toEqual([path]);
  });
});

describe('planEdit of other surveys', () => {
  it.each<SurveyStatus>(['draft', 'scheduled'])('allows anything in a %s survey', (status) => {
    const result = plan({ type: 'custom', questions: [], title: 'New' }, status);
    expect(result).toEqual({ ok: true, changes: ['title', 'type', 'questions'], newVersion: false });
  });

  it.each([
    ['closed', 'A closed survey is read-only. Duplicate it to ask again'],
    ['archived', 'An archived survey is read-only. Duplicate it to ask again'],
  ] as const)('refuses any change of a %s survey', (status, message) => {
    expect(plan({ title: 'New' }, status)).toEqual({ ok: false, problems: [{ path: '', message }] });
  });

  it('has nothing against saving what did not change', () => {
    const same = { questions: current.questions.map((question) => ({ ...question, helpText: undefined })) };
    expect(plan(same, 'closed')).toEqual({ ok: true, changes: [], newVersion: false });
  });
});
