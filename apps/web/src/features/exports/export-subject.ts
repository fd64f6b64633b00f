import type { Timeframe } from '@vela/contract';

/** What an export is of: a survey, or the company's figures of a period. */
export type ExportSubject = { surveyId: string } | { timeframe: Timeframe };
