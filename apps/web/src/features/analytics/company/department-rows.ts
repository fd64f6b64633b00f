import type { Figure, GroupFigures } from '@vela/contract';
import { CATEGORIES } from '@vela/domain';
import { categoryLabel } from '../../../lib/category-label.ts';
import { counted, type Formats } from '../../../lib/format.ts';
import { explainFigure, figureText, type FigureKind } from '../components/figure-words.ts';
import type { HeatCell, HeatRow } from '../components/heat-map.tsx';
import { DEFINITIONS } from '../definitions.ts';

interface Column {
  key: string;
  label: string;
  kind: FigureKind;
  definition: string;
  figureOf: (group: GroupFigures) => Figure | undefined;
}

/** Who took part, the overall score, the categories that were asked about anywhere, and eNPS where it was asked. */
export function departmentColumns(groups: readonly GroupFigures[]): Column[] {
  const asked = new Set(groups.flatMap(({ categories }) => categories.map(({ category }) => category)));
  const score = { kind: 'score', definition: DEFINITIONS.score } as const;
  const enps: Column = {
    key: 'enps',
    label: 'eNPS',
    kind: 'enps',
    definition: DEFINITIONS.enps,
    figureOf: (group) => group.enps,
  };
  return [
    {
      key: 'participation',
      label: 'Took part',
      kind: 'rate',
      definition: DEFINITIONS.participation,
      figureOf: (group) => group.participation,
    },
    { ...score, key: 'score', label: 'Overall', figureOf: (group) => group.score },
    ...CATEGORIES.filter((category) => asked.has(category)).map((category) => ({
      ...score,
      key: category,
      label: categoryLabel(category),
      figureOf: ({ categories }: GroupFigures) => categories.find((entry) => entry.category === category)?.figure,
    })),
    ...(groups.some((group) => group.enps.value !== null) ? [enps] : []),
  ];
}

export function departmentRows(formats: Formats, groups: readonly GroupFigures[]): HeatRow[] {
  const columns = departmentColumns(groups);
  return groups.map((group) => ({
    key: group.value,
    label: group.label,
    note: `${counted(formats, group.invited, 'person', 'people')} invited`,
    cells: columns.map((column) => cellOf(formats, group, column)),
  }));
}

function cellOf(formats: Formats, group: GroupFigures, { kind, definition, figureOf }: Column): HeatCell {
  const figure = figureOf(group);
  if (group.hidden || figure?.hidden) return { hidden: 'too few answers' };
  if (figure === undefined) return { hidden: 'not asked' };
  if (figure.value === null) return { hidden: 'no answers yet' };
  return {
    // The colours are for scores of 0 to 100 alone.
    score: kind === 'score' ? figure.value : null,
    text: figureText(formats, kind, figure),
    explanation: explainFigure(formats, definition, { figure, kind }),
  };
}
