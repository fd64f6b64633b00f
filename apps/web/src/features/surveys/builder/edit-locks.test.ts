import { describe, expect, it } from 'vitest';
import { DEFAULT_SURVEY_SETTINGS, type Question, type SurveyStatus } from '@vela/domain/surveys';
import type { Survey } from '@vela/contract';
import { addLock, detailLocks, problemsOfEdit, questionLocks, readOnlyReason } from './edit-locks.ts';
import { formFromSurvey } from './survey-form.ts';

const question: Question = {
  _id: 'a',
  text: 'How was your week?',
  type: 'multiple_choice',
  options: ['Good', 'Bad'],
  required: true,
  category: 'engagement',
  aiGenerated: false,
};
const survey = (status: SurveyStatus, responseCount = 0): Survey => ({
  _id: 's',
  title: 'Pulse',
  description: '',
  type: 'monthly_pulse',
  status,
  targetAudience: 'new_hires',
  department: '',
  createdAt: '2026-01-05T10:00:00.000Z',
  createdBy: { firstName: 'Ann', lastName: 'Lee' },
  scheduledDate: null,
  endDate: null,
  launchedAt: null,
  closedAt: null,
  settings: DEFAULT_SURVEY_SETTINGS,
  minGroup: 5,
  responseCount,
  startedCount: responseCount,
  invitedCount: 0,
  completionRate: 0,
  questionCount: 1,
  revision: 1,
  questions: [question],
  aiInsights: { generatedQuestions: [], suggestedImprovements: [] },
  allowed: { edit: true, launch: false, close: false, reopen: false, delete: true, duplicate: true },
});
const locked = (locks: object) =>
  Object.entries(locks)
    .filter(([, reason]) => reason !== undefined)
    .map(([name]) => name);

describe('locks', () => {
  it('leave a draft and a scheduled survey free', () => {
    for (const one of [survey('draft'), survey('scheduled')]) {
      expect(locked(detailLocks(one))).toEqual([]);
      expect(locked(questionLocks(one, question))).toEqual([]);
      expect(addLock(one)).toBeNull();
      expect(readOnlyReason(one)).toBeNull();
    }
  });

  it('keep what an active survey promised, but leave wording free', () => {
    const active = survey('active', 3);
    expect(locked(detailLocks(active))).toEqual([
      'type',
      'targetAudience',
      'department',
      'access',
      'anonymous',
      'allowMultipleResponses',
    ]);
    expect(locked(questionLocks(active, question))).toEqual(
      expect.arrayContaining(['type', 'category', 'options', 'remove']),
    );
    expect(addLock(active)).toMatch(/cannot be added/);
    const form = formFromSurvey(active);
    const reworded = form.items.map((item) => ({ ...item, question: { ...item.question, text: 'Your week?' } }));
    expect(problemsOfEdit(active, { ...form, items: reworded })).toEqual([]);
  });

  it('let a question go that nobody can have answered', () => {
    expect(locked(questionLocks(survey('active'), question))).not.toContain('remove');
  });

  it.each(['closed', 'archived'] as const)('refuse everything once %s', (status) => {
    expect(readOnlyReason(survey(status))).toMatch(/read-only/);
  });
});
