import type { Figure, GroupMeasure } from '@vela/contract';
import { CATEGORIES } from '@vela/domain/surveys';
import { categoryLabel, counted, type Formats } from '../../../lib/format.ts';
import {
  changeDirection,
  changeInterval,
  signedDecimal,
  explainFigure,
  figureText,
  type FigureKind,
} from '../components/figure-words.ts';
import type { HeatCell, HeatColumn, HeatRow } from '../components/heat-map.tsx';
import { COMPANY_FIGURE_DEFINITIONS } from '../definitions.ts';

interface Column {
  key: string;
  label: string;
  kind: FigureKind;
  definition: string;
  figureOf: (group: GroupMeasure) => Figure | undefined;
}

/** Stands beside the score whose change it is. */
const CHANGE: HeatColumn = {
  key: 'change',
  label: 'Change',
  definition: 'The overall score now minus that of the period before.',
};

/** Who took part, the overall score, the categories that were asked about anywhere, and eNPS where it was asked. */
export function departmentColumns(groups: readonly GroupMeasure[]): HeatColumn[] {
  return figureColumns(groups).flatMap((column) => (column.key === 'score' ? [column, CHANGE] : [column]));
}

function figureColumns(groups: readonly GroupMeasure[]): Column[] {
  const asked = new Set(groups.flatMap(({ categories }) => categories.map(({ category }) => category)));
  const score = { kind: 'score', definition: COMPANY_FIGURE_DEFINITIONS.score } as const;
  const enps: Column = {
    key: 'enps',
    label: 'eNPS',
    kind: 'enps',
    definition: COMPANY_FIGURE_DEFINITIONS.enps,
    figureOf: (group) => group.enps,
  };
  return [
    {
      key: 'participation',
      label: 'Took part',
      kind: 'rate',
      definition: COMPANY_FIGURE_DEFINITIONS.participation,
      figureOf: (group) => group.participation,
    },
    { ...score, key: 'score', label: 'Overall', figureOf: (group) => group.score },
    ...CATEGORIES.filter((category) => asked.has(category)).map((category) => ({
      ...score,
      key: category,
      label: categoryLabel(category),
      figureOf: ({ categories }: GroupMeasure) => categories.find((entry) => entry.category === category)?.figure,
    })),
    ...(groups.some((group) => group.enps.value !== null) ? [enps] : []),
  ];
}

/** `since`: what changes are against, e.g. "the 30 days before". */
export function departmentRows(formats: Formats, groups: readonly GroupMeasure[], since: string): HeatRow[] {
  const columns = figureColumns(groups);
  return groups.map((group) => ({
    key: group.value,
    label: group.label,
    note: counted(formats, group.invited, 'invitation'),
    cells: columns.flatMap((column) => {
      const cell = cellOf(formats, group, column);
      return column.key === 'score' ? [cell, changeCell(formats, group, since)] : [cell];
    }),
  }));
}

function cellOf(formats: Formats, group: GroupMeasure, { kind, definition, figureOf }: Column): HeatCell {
  const figure = figureOf(group);
  if (group.hidden || figure?.hidden) return { hidden: 'hidden' };
  if (figure === undefined) return { hidden: 'not asked' };
  if (figure.value === null) return { hidden: 'no answers yet' };
  return {
    // The colours are for scores of 0 to 100 alone.
    score: kind === 'score' ? figure.value : null,
    text: figureText(formats, kind, figure),
    explanation: explainFigure(formats, definition, { figure, kind, isOverSurveys: true }),
  };
}

/** How the score moved; what may be chance is called no clear change, as everywhere. */
function changeCell(formats: Formats, { hidden, score, change }: GroupMeasure, since: string): HeatCell {
  if (hidden || score.hidden) return { hidden: 'hidden' };
  if (score.value === null) return { hidden: 'no answers yet' };
  if (change === null) return { hidden: 'nothing before' };
  const value = signedDecimal(formats, change.value);
  const isClear = changeDirection(change) !== 'unclear';
  return {
    score: null,
    text: isClear ? value : 'no clear change',
    isQuiet: !isClear,
    explanation: {
      definition: `The overall score now minus that of ${since}. Where the 95% interval holds 0, the difference may be chance.`,
      base: isClear ? undefined : `The difference is ${value}, which may be chance`,
      interval: changeInterval(formats, change) ?? undefined,
    },
  };
}
