import type { CompanyAnalytics, GroupMeasure, Measure } from '@vela/contract';
import { SURVEY_STATUS_LABELS, SURVEY_TYPE_LABELS, type ExportCell } from '@vela/domain/surveys';
import { categoryLabel, type ExportTable, smallTable } from './export-table.ts';
import { changeRows, factRow, FIGURE_HEADER, figureCell, figureRow } from './figure-rows.ts';

/** The sheets of the workbook of a company's figures. */
export const companyTables = (analytics: CompanyAnalytics): ExportTable[] => [
  companyFigures(analytics),
  departmentsTable(analytics),
  smallTable(
    'Drivers',
    ['Category', 'Correlation', '95% interval from', '95% interval to', 'Score', 'Room', 'Impact', 'Points', 'Note'],
    analytics.drivers.items.map((driver) => [
      ...[categoryLabel(driver.category), driver.correlation, driver.low, driver.high],
      ...[driver.score, driver.room, driver.impact, driver.points, driver.isNoise ? 'Within chance' : null],
    ]),
  ),
  smallTable(
    'Risks',
    ['Severity', 'What', 'Recommendation'],
    analytics.riskIndicators.map(({ severity, message, recommendation }) => [severity, message, recommendation]),
  ),
  smallTable('Trend', ['Day', 'Responses'], Object.entries(analytics.engagement.responseTrends)),
  smallTable(
    'Surveys',
    ['Survey', 'Type', 'Status', 'Launched (UTC)', 'Responses', 'Completion rate %'],
    analytics.surveys.map((survey) => [
      ...[survey.title, SURVEY_TYPE_LABELS[survey.type], SURVEY_STATUS_LABELS[survey.status]],
      ...[survey.launchedAt, survey.responseCount, survey.completionRate],
    ]),
  ),
];

/** Every figure of the period in one table: what a CSV holds. */
export function companyFigures(analytics: CompanyAnalytics): ExportTable {
  const { overview, period } = analytics;
  const about = `${period.from} to ${period.to} (${period.timeZone})`;
  const area = 'Company';
  return smallTable('Figures', FIGURE_HEADER, [
    factRow({ area, about, name: 'Total employees', value: overview.totalEmployees }),
    factRow({ area, about, name: 'Active surveys', value: overview.activeSurveys }),
    factRow({ area, about, name: 'Total responses', value: overview.totalResponses }),
    ...measureRows({ area, about, name: 'Response rate %' }, analytics.responseRate),
    ...measureRows({ area, about, name: 'Score (0 to 100)' }, analytics.score),
    ...measureRows({ area, about, name: 'Favourable %' }, analytics.favourable),
    ...measureRows({ area, about, name: 'eNPS (-100 to 100)' }, analytics.enps),
    ...analytics.categories.flatMap(({ category, score, favourable, change }) => [
      ...measureRows(
        { area: 'Category', about: categoryLabel(category), name: 'Score (0 to 100)' },
        { figure: score, change },
      ),
      figureRow({ area: 'Category', about: categoryLabel(category), name: 'Favourable %', figure: favourable }),
    ]),
    ...analytics.departments.flatMap(departmentFigures),
  ]);
}

const measureRows = (named: { area: string; about: string; name: string }, measure: Measure): ExportCell[][] => [
  figureRow({ ...named, figure: measure.figure }),
  ...changeRows({ ...named, name: `${named.name}, change`, change: measure.change }),
];

function departmentFigures(department: GroupMeasure): ExportCell[][] {
  const { label, invited, participation, score, change, enps, categories } = department;
  const named = { area: 'Department', about: label };
  return [
    factRow({ ...named, name: 'Invited', value: invited }),
    figureRow({ ...named, name: 'Response rate %', figure: participation }),
    ...measureRows({ ...named, name: 'Score (0 to 100)' }, { figure: score, change }),
    figureRow({ ...named, name: 'eNPS (-100 to 100)', figure: enps }),
    ...categories.map(({ category, figure }) =>
      figureRow({ ...named, name: `${categoryLabel(category)}, score`, figure }),
    ),
  ];
}

function departmentsTable({ departments, categories }: CompanyAnalytics): ExportTable {
  const asked = categories.map(({ category }) => category);
  return smallTable(
    'Departments',
    [
      ...['Department', 'Invited', 'Released', 'Response rate %', 'Score', 'Change', 'Change note', 'eNPS'],
      ...asked.map(categoryLabel),
      'Note',
    ],
    departments.map((group) => [
      ...[group.label, group.invited, group.hidden ? 'Hidden' : group.released],
      ...[group.participation, group.score].map(figureCell),
      ...[group.change?.value ?? null, group.change?.isNoise ? 'Within chance' : null, figureCell(group.enps)],
      ...asked.map((category) => {
        const own = group.categories.find((one) => one.category === category);
        return own === undefined ? null : figureCell(own.figure);
      }),
      group.hiddenReason,
    ]),
  );
}
