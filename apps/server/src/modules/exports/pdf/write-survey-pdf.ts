import type { GroupFigures, QuestionAnalytics } from '@vela/contract';
import { QUESTION_TYPE_LABELS, questionLabel, SURVEY_STATUS_LABELS, SURVEY_TYPE_LABELS } from '@vela/domain/surveys';
import { categoryLabel, DIMENSION_LABELS } from '../export-table.ts';
import type { Writing } from '../chunk-sink.ts';
import type { SurveyContent } from '../survey-content.ts';
import { createReport, PDF_MUTED, type Report } from './pdf-report.ts';
import { drawBars, drawTable, FIGURE_COLUMNS, figureLine, figureText, NOT_DRAWN } from './report-parts.ts';

/** A survey as a report to be read: how it stands, every question, groups, and what people wrote. */
export async function writeSurveyPdf(writing: Pick<Writing, 'sink' | 'signal'>, content: SurveyContent): Promise<void> {
  const report = createReport(writing, { title: content.survey.title });
  writeHead(report, content);
  await report.flush();
  report.heading('Questions');
  for (const [index, question] of content.analytics.questionAnalytics.entries()) {
    writeQuestion(report, question, index);
    await report.flush();
  }
  writeGroups(report, content);
  await writeComments(report, content);
  report.space(12);
  report.paragraph(NOT_DRAWN, { size: 7.5, color: PDF_MUTED });
  await report.end();
}

function writeHead(report: Report, { survey, analytics, notes }: SurveyContent): void {
  const { totalResponses, invited, release, figures, categories } = analytics;
  report.title(survey.title);
  const facts = [
    SURVEY_TYPE_LABELS[survey.type],
    SURVEY_STATUS_LABELS[survey.status],
    ...(survey.launchedAt === null ? [] : [`launched ${survey.launchedAt.toISOString().slice(0, 10)}`]),
    survey.anonymous ? `anonymous, never fewer than ${release.minGroup} people in a figure` : 'not anonymous',
  ];
  report.paragraph(facts.join(' · '), { color: PDF_MUTED });
  report.paragraph(
    `${totalResponses} ${totalResponses === 1 ? 'response' : 'responses'}${invited === null ? '' : ` of ${invited} invited`}, ${release.released} released.`,
  );
  if (totalResponses === 0) report.paragraph('No answers yet.');
  for (const reason of notes) report.paragraph(reason);
  report.heading('Figures');
  drawTable(report, FIGURE_COLUMNS, [
    figureLine('Score (0 to 100)', figures.score),
    figureLine('Favourable', figures.favourable, '%'),
    figureLine('eNPS (-100 to 100)', figures.enps),
    figureLine('Response rate', figures.responseRate, '%'),
    ...categories.map(({ category, figure }) => figureLine(`${categoryLabel(category)}, score`, figure)),
  ]);
}

function writeQuestion(report: Report, question: QuestionAnalytics, index: number): void {
  const { figures, analytics, asked, responseCount, skippedCount, notApplicableCount } = question;
  report.subheading(questionLabel({ text: question.questionText }, index));
  const retired = question.retired ? ' · no longer asked' : '';
  report.paragraph(`${QUESTION_TYPE_LABELS[question.questionType]} · ${categoryLabel(question.category)}${retired}`, {
    size: 8,
    color: PDF_MUTED,
  });
  if (figures.score.hidden || figures.favourable.hidden) {
    report.paragraph('Hidden: too few people answered this question.');
    return;
  }
  if (responseCount === 0) {
    report.paragraph('No answers are released yet.');
    return;
  }
  const left = [`${skippedCount} skipped`, `${notApplicableCount} not applicable`].join(', ');
  report.paragraph(`${responseCount} of ${asked} answered (${left})`, { size: 8, color: PDF_MUTED });
  const told = [
    ...(figures.score.value === null ? [] : [`score ${figureText(figures.score)}`]),
    ...(figures.favourable.value === null ? [] : [`${figureText(figures.favourable, '%')} favourable`]),
    ...(figures.enps.value === null ? [] : [`eNPS ${figureText(figures.enps)}`]),
  ];
  if (told.length > 0) report.paragraph(told.join(' · '));
  drawBars(
    report,
    analytics.distribution.map(({ label, count, orphaned }) => ({
      label: orphaned ? `${label} (no longer offered)` : label,
      count,
      share: count / responseCount,
    })),
  );
}

function writeGroups(report: Report, { analytics: { segments, categories } }: SurveyContent): void {
  const asked = categories.map(({ category }) => category);
  const rowOf = (group: GroupFigures) => [
    group.label,
    String(group.invited),
    figureText(group.score),
    figureText(group.enps),
    ...asked.map((category) => {
      const own = group.categories.find((one) => one.category === category);
      return own === undefined ? '' : figureText(own.figure);
    }),
  ];
  for (const dimension of ['department', 'tenure', 'location'] as const) {
    const groups = segments[dimension];
    if (groups.length === 0) continue;
    report.heading(`By ${DIMENSION_LABELS[dimension].toLowerCase()}`);
    drawTable(
      report,
      [DIMENSION_LABELS[dimension], 'Invited', 'Score', 'eNPS', ...asked.map(categoryLabel)],
      groups.map(rowOf),
      0.24,
    );
    const hidden = groups.find((group) => group.hidden);
    if (hidden) report.paragraph(`Hidden: ${hidden.hiddenReason ?? 'too few people'}.`, { size: 8, color: PDF_MUTED });
  }
}

async function writeComments(report: Report, { questions, responses }: SurveyContent): Promise<void> {
  const labels = new Map(questions.map((question, index) => [question._id, questionLabel(question, index)]));
  let current: string | null = null;
  for await (const portion of responses.texts([...labels.keys()])) {
    if (current === null) report.heading('Comments');
    for (const { questionId, text } of portion) {
      if (questionId !== current) report.subheading(labels.get(questionId) ?? '');
      current = questionId;
      report.paragraph(`– ${text}`);
      report.space(3);
    }
    await report.flush();
    // Others are served between two portions.
    await new Promise(setImmediate);
  }
}
