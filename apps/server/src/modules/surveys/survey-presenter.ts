import type { Survey, SurveySummary } from '@vela/contract';
import { can } from '@vela/domain/accounts';
import { completionRate } from '@vela/domain/scoring';
import { canTransition, lintItems, type Question, type SurveyStatus } from '@vela/domain/surveys';
import type { Actor } from '../../platform/actor.ts';
import type { SurveyDetailRow, SurveySummaryRow } from './surveys-store.ts';

export function presentSummary(row: SurveySummaryRow): SurveySummary {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    status: row.status,
    targetAudience: row.targetAudience,
    department: row.department,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.creator,
    scheduledDate: timeOrNull(row.scheduledDate),
    endDate: timeOrNull(row.endDate),
    launchedAt: timeOrNull(row.launchedAt),
    closedAt: timeOrNull(row.closedAt),
    settings: {
      access: row.access,
      anonymous: row.anonymous,
      allowMultipleResponses: row.allowMultipleResponses,
      reminderFrequency: row.reminderFrequency,
    },
    minGroup: row.minGroup,
    responseCount: row.submitted,
    startedCount: row.started,
    invitedCount: row.invited,
    completionRate: completionRate(row.submitted, row.access === 'invited_only' ? row.invited : row.started),
    questionCount: row.questionCount,
    revision: row.revision,
  };
}

export function presentSurvey(row: SurveyDetailRow, actor: Actor): Survey {
  return {
    ...presentSummary(row),
    questions: row.questions,
    aiInsights: {
      generatedQuestions: row.questions.filter((question) => question.aiGenerated).map((question) => question.text),
      suggestedImprovements: suggestions(row.questions),
    },
    allowed: allowedActions(row.status, can(actor.role, 'surveys.write')),
  };
}

const EDITABLE: readonly SurveyStatus[] = ['draft', 'scheduled', 'active'];

const allowedActions = (status: SurveyStatus, mayWrite: boolean): Survey['allowed'] => ({
  edit: mayWrite && EDITABLE.includes(status),
  launch: mayWrite && canTransition(status, 'launch'),
  close: mayWrite && canTransition(status, 'close'),
  reopen: mayWrite && canTransition(status, 'reopen'),
  delete: mayWrite,
  duplicate: mayWrite,
});

const suggestions = (questions: readonly Question[]): string[] =>
  lintItems(questions.filter((question) => !question.hidden)).map(
    ({ index, message }) => `Question ${index + 1}: ${message}`,
  );

const timeOrNull = (time: Date | null): string | null => time?.toISOString() ?? null;
