import type { Timeframe } from '@vela/contract';

/** What an export is of: a survey, or the company's figures of a period. */
export type ExportSubject = { surveyId: string } | { timeframe: Timeframe };

export const exportsPath = (subject: ExportSubject): string =>
  'surveyId' in subject
    ? `/api/surveys/${encodeURIComponent(subject.surveyId)}/exports`
    : '/api/analytics/company/exports';

export const exportPath = (id: string): string => `/api/exports/${encodeURIComponent(id)}`;
