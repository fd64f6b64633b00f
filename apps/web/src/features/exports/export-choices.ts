import type { Timeframe } from '@vela/contract';
import type { ExportFormat, ExportPart } from '@vela/domain/export';

export interface ExportChoice {
  label: string;
  /** What is in the file. */
  hint: string;
  wanted: { format: ExportFormat; part?: ExportPart };
}

const SURVEY: readonly ExportChoice[] = [
  {
    label: 'CSV: responses',
    hint: 'One row each, one column for each question',
    wanted: { format: 'csv', part: 'responses' },
  },
  {
    label: 'CSV: comments',
    hint: 'Every comment and free text by question',
    wanted: { format: 'csv', part: 'comments' },
  },
  { label: 'XLSX', hint: 'Figures, responses, comments, groups, questions', wanted: { format: 'xlsx' } },
  { label: 'PDF', hint: 'A report to read: figures, charts, groups, comments', wanted: { format: 'pdf' } },
];

const COMPANY: readonly ExportChoice[] = [
  { label: 'CSV', hint: 'Every figure, one a row', wanted: { format: 'csv' } },
  { label: 'XLSX', hint: 'Figures, departments, drivers, risks, surveys', wanted: { format: 'xlsx' } },
  { label: 'PDF', hint: 'A report to read', wanted: { format: 'pdf' } },
];

export const exportChoicesOf = (subject: ExportSubject): readonly ExportChoice[] =>
  'surveyId' in subject ? SURVEY : COMPANY;

/** What an export is of: a survey, or the company's figures of a period. */
export type ExportSubject = { surveyId: string } | { timeframe: Timeframe };
