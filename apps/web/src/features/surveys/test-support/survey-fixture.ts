import { DEFAULT_SURVEY_SETTINGS, type Question } from '@vela/domain/surveys';
import type { Survey } from '@vela/contract';

const QUESTION: Question = {
  _id: '5b2a0c7e-7c55-4f86-9d6a-0a5b5a4b8f10',
  text: 'How was your week?',
  type: 'rating',
  options: [],
  required: true,
  category: 'engagement',
  aiGenerated: false,
};

/** A complete survey; tests name only what matters to them. */
export function surveyFixture(changes: Partial<Survey> = {}): Survey {
  return {
    _id: '0f4c1f0a-53c4-4c6e-8ad2-4d1d1f8a2b11',
    title: 'June pulse',
    description: '',
    type: 'monthly_pulse',
    status: 'draft',
    targetAudience: 'all_employees',
    department: '',
    createdAt: '2026-06-05T10:00:00.000Z',
    createdBy: { firstName: 'Ann', lastName: 'Lee' },
    scheduledDate: null,
    endDate: null,
    launchedAt: null,
    closedAt: null,
    settings: DEFAULT_SURVEY_SETTINGS,
    minGroup: 5,
    responseCount: 0,
    startedCount: 0,
    invitedCount: 0,
    completionRate: 0,
    questionCount: 1,
    revision: 1,
    questions: [QUESTION],
    aiInsights: { generatedQuestions: [], suggestedImprovements: [] },
    allowed: { edit: true, launch: true, close: false, reopen: false, delete: true, duplicate: true },
    ...changes,
  };
}
