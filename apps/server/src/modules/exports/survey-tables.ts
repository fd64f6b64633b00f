import type { GroupFigures, QuestionAnalytics } from '@vela/contract';
import { QUESTION_TYPE_LABELS, questionLabel, responseColumns, type ExportCell } from '@vela/domain/surveys';
import { categoryLabel, DIMENSION_LABELS, type ExportTable, smallTable } from './export-table.ts';
import { factRow, FIGURE_HEADER, figureCell, figureRow, HIDDEN_NOTE } from './figure-rows.ts';
import type { SurveyContent } from './survey-content.ts';

/** The sheets of a survey's workbook. */
export const surveyTables = (content: SurveyContent): ExportTable[] => [
  summaryTable(content),
  responsesTable(content),
  commentsTable(content),
  groupsTable(content),
  questionsTable(content),
];

function summaryTable({ survey, analytics, notes }: SurveyContent): ExportTable {
  const about = survey.title;
  const { figures, categories, totalResponses, release, averageCompletionTime, medianCompletionTime } = analytics;
  const area = 'Survey';
  return smallTable('Summary', FIGURE_HEADER, [
    factRow({ area, about, name: 'Responses', value: totalResponses }),
    factRow({ area, about, name: 'Released responses', value: release.released }),
    factRow({ area, about, name: 'Invited', value: analytics.invited }),
    factRow({ area, about, name: 'Fewest people of a figure', value: release.minGroup }),
    figureRow({ area, about, name: 'Response rate %', figure: figures.responseRate }),
    figureRow({ area, about, name: 'Score (0 to 100)', figure: figures.score }),
    figureRow({ area, about, name: 'Favourable %', figure: figures.favourable }),
    figureRow({ area, about, name: 'eNPS (-100 to 100)', figure: figures.enps }),
    factRow({
      area,
      about,
      name: 'Mean completion time, seconds',
      value: medianCompletionTime === null ? null : averageCompletionTime,
    }),
    factRow({ area, about, name: 'Median completion time, seconds', value: medianCompletionTime }),
    ...categories.flatMap(({ category, figure, favourable }) => [
      figureRow({ area: 'Category', about: categoryLabel(category), name: 'Score (0 to 100)', figure }),
      figureRow({ area: 'Category', about: categoryLabel(category), name: 'Favourable %', figure: favourable }),
    ]),
    ...notes.map((note) => factRow({ area: 'Not in this file', about, name: 'Note', value: null, note })),
  ]);
}

/** Every listed response, one a row, one column for each question. */
export function responsesTable({ survey, questions, responses }: SurveyContent): ExportTable {
  const columns = responseColumns(questions, responses);
  return {
    name: 'Responses',
    header: [survey.anonymous ? 'Day' : 'Submitted (UTC)', ...columns.map(({ header }) => header)],
    portions: async function* () {
      for await (const portion of responses.portions()) {
        yield portion.map(({ day, submittedAt, answers }): ExportCell[] => {
          const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
          const when = submittedAt?.toISOString() ?? day;
          return [when, ...columns.map(({ questionId, read }) => read(byQuestion.get(questionId)))];
        });
      }
    },
  };
}

/** Every text that people wrote, without the response that it came from. */
export function commentsTable({ questions, responses }: SurveyContent): ExportTable {
  const labels = new Map(questions.map((question, index) => [question._id, questionLabel(question, index)]));
  return {
    name: 'Comments',
    header: ['Question', 'Text'],
    portions: async function* () {
      for await (const portion of responses.texts([...labels.keys()])) {
        yield portion.map(({ questionId, text }) => [labels.get(questionId) ?? '', text]);
      }
    },
  };
}

function groupsTable({ analytics: { segments, categories } }: SurveyContent): ExportTable {
  const asked = categories.map(({ category }) => category);
  const header = [
    'Kind',
    'Group',
    'Invited',
    'Released',
    'Response rate %',
    'Score',
    'eNPS',
    ...asked.map(categoryLabel),
  ];
  const rowOf = (kind: string, group: GroupFigures): ExportCell[] => [
    ...[kind, group.label, group.invited, group.hidden ? 'Hidden' : group.released],
    ...[group.participation, group.score, group.enps].map(figureCell),
    ...asked.map((category) => {
      const own = group.categories.find((one) => one.category === category);
      return own === undefined ? null : figureCell(own.figure);
    }),
    group.hiddenReason,
  ];
  return smallTable(
    'Groups',
    [...header, 'Note'],
    [
      ...segments.department.map((group) => rowOf(DIMENSION_LABELS.department, group)),
      ...segments.tenure.map((group) => rowOf(DIMENSION_LABELS.tenure, group)),
      ...segments.location.map((group) => rowOf(DIMENSION_LABELS.location, group)),
    ],
  );
}

const QUESTION_HEADER = [
  ...['Question', 'Type', 'Category', 'Asked', 'Answered', 'Skipped', 'Not applicable', 'Average', 'Score'],
  ...['eNPS', 'Favourable %', 'Yes %', 'Value', 'Count', '% of answers', 'Note'],
];

/** A row for every value that can be chosen; a question without any has one row. */
const questionsTable = ({ analytics }: SurveyContent): ExportTable =>
  smallTable('Questions', QUESTION_HEADER, analytics.questionAnalytics.flatMap(questionRows));

function questionRows(question: QuestionAnalytics, index: number): ExportCell[][] {
  const { analytics, figures, responseCount, asked } = question;
  const head: ExportCell[] = [
    questionLabel({ text: question.questionText }, index),
    QUESTION_TYPE_LABELS[question.questionType],
    categoryLabel(question.category),
    ...[asked, responseCount, question.skippedCount, question.notApplicableCount, analytics.average],
    ...[figures.score, figures.enps, figures.favourable, figures.yesPercentage].map(figureCell),
  ];
  const hidden = Object.values(figures).some((figure) => figure.hidden);
  const retired = question.retired ? 'No longer asked' : null;
  if (hidden) return [[...head, null, null, null, HIDDEN_NOTE]];
  if (responseCount === 0) return [[...head, null, null, null, retired ?? 'No answers are released yet']];
  if (analytics.distribution.length === 0) return [[...head, null, null, null, retired]];
  return analytics.distribution.map(({ label, count, orphaned }) => [
    ...head,
    ...[label, count, (count / responseCount) * 100],
    orphaned ? 'No longer offered' : retired,
  ]);
}
