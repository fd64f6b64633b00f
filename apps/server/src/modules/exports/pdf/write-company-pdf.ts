import type { CompanyAnalytics } from '@vela/contract';
import { SURVEY_STATUS_LABELS } from '@vela/domain/surveys';
import { categoryLabel } from '../export-table.ts';
import type { Writing } from '../chunk-sink.ts';
import { createReport, PDF_MUTED, type Report } from './pdf-report.ts';
import { drawTable, FIGURE_COLUMNS, figureLine, figureText, NOT_DRAWN } from './report-parts.ts';

/** The company's figures of a period as a report to be read. */
export async function writeCompanyPdf(
  writing: Pick<Writing, 'sink' | 'signal'>,
  analytics: CompanyAnalytics,
): Promise<void> {
  const { overview, period, riskIndicators } = analytics;
  const report = createReport(writing, { title: 'Survey analytics' });
  report.title('Survey analytics');
  report.paragraph(`${period.from} to ${period.to}, days in ${period.timeZone}`, { color: PDF_MUTED });
  report.paragraph(
    `${overview.totalEmployees} employees · ${overview.activeSurveys} active surveys · ${overview.totalResponses} responses. Groups that are too small stay hidden for everybody.`,
  );
  writeFigures(report, analytics);
  if (riskIndicators.length > 0) report.heading('Risks');
  for (const { severity, message, recommendation } of riskIndicators) {
    report.paragraph(`${severity.toUpperCase()}: ${message}`, { bold: true });
    report.paragraph(recommendation);
    report.space(4);
  }
  await report.flush();
  writeDepartments(report, analytics);
  writeDrivers(report, analytics);
  writeSurveys(report, analytics);
  report.space(12);
  report.paragraph(NOT_DRAWN, { size: 7.5, color: PDF_MUTED });
  await report.end();
}

function writeFigures(report: Report, analytics: CompanyAnalytics): void {
  report.heading('Figures');
  drawTable(report, FIGURE_COLUMNS, [
    figureLine('Score (0 to 100)', analytics.score.figure),
    figureLine('Favourable', analytics.favourable.figure, '%'),
    figureLine('eNPS (-100 to 100)', analytics.enps.figure),
    figureLine('Response rate', analytics.responseRate.figure, '%'),
    ...analytics.categories.map(({ category, score }) => figureLine(`${categoryLabel(category)}, score`, score)),
  ]);
}

function writeDepartments(report: Report, { departments, categories }: CompanyAnalytics): void {
  if (departments.length === 0) return;
  const asked = categories.map(({ category }) => category);
  report.heading('By department');
  drawTable(
    report,
    ['Department', 'Invited', 'Score', 'eNPS', ...asked.map(categoryLabel)],
    departments.map((group) => [
      group.label,
      String(group.invited),
      figureText(group.score),
      figureText(group.enps),
      ...asked.map((category) => {
        const own = group.categories.find((one) => one.category === category);
        return own === undefined ? '' : figureText(own.figure);
      }),
    ]),
    0.24,
  );
  const hidden = departments.find((group) => group.hidden);
  if (hidden) report.paragraph(`Hidden: ${hidden.hiddenReason ?? 'too few people'}.`, { size: 8, color: PDF_MUTED });
}

function writeDrivers(report: Report, { drivers }: CompanyAnalytics): void {
  if (drivers.items.length === 0) return;
  report.heading('Drivers of engagement');
  drawTable(
    report,
    ['Category', 'Correlation', 'Score', 'Room', 'Impact', ''],
    drivers.items.map(({ category, correlation, score, room, impact, isNoise }) => [
      categoryLabel(category),
      ...[correlation.toFixed(2), score.toFixed(1), room.toFixed(1), impact.toFixed(1)],
      isNoise ? 'Within chance' : '',
    ]),
  );
}

function writeSurveys(report: Report, { surveys }: CompanyAnalytics): void {
  if (surveys.length === 0) return;
  report.heading('Surveys');
  drawTable(
    report,
    ['Survey', 'Status', 'Launched', 'Responses', 'Completion rate'],
    surveys.map(({ title, status, launchedAt, responseCount, completionRate }) => [
      ...[title, SURVEY_STATUS_LABELS[status], launchedAt?.slice(0, 10) ?? ''],
      ...[String(responseCount), `${completionRate}%`],
    ]),
    0.42,
  );
}
