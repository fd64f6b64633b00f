import type { GroupFigures } from '@vela/contract';
import { CATEGORIES, type Category } from '@vela/domain/surveys';
import { categoryLabel } from '../../../../lib/category-label.ts';
import { counted, type Formats } from '../../../../lib/format.ts';
import { explainFigure, figureText } from '../../components/figure-words.ts';
import type { HeatCell, HeatRow } from '../../components/heat-map.tsx';
import { SURVEY_FIGURE_DEFINITIONS } from '../definitions.ts';

/** Overall, then the categories that any of the groups has, in their fixed order. */
export function heatColumns(groups: readonly GroupFigures[]): { key: string; label: string }[] {
  const asked = new Set(groups.flatMap(({ categories }) => categories.map(({ category }) => category)));
  const columns = CATEGORIES.filter((category) => asked.has(category));
  return [{ key: 'score', label: 'Overall' }, ...columns.map((key) => ({ key, label: categoryLabel(key) }))];
}

interface Showing {
  minGroup: number;
  /** What is hidden may be shown later. */
  isOpen: boolean;
}

/** Each group with a cell for each column. Why one is hidden stands below the table, as the reasons differ. */
export function heatRows(formats: Formats, groups: readonly GroupFigures[], showing: Showing): HeatRow[] {
  const columns = heatColumns(groups);
  return groups.map((group) => ({
    key: group.value,
    label: group.label,
    note: noteOf(formats, group),
    cells: columns.map(({ key }) => cellOf(formats, group, { column: key, ...showing })),
  }));
}

/** Of a hidden group not even how many of it can be read is told. */
const noteOf = (formats: Formats, { hidden, released, invited }: GroupFigures): string =>
  hidden
    ? `${formats.number(invited)} invited`
    : `${formats.number(released)} of ${counted(formats, invited, 'person', 'people')}`;

function cellOf(
  formats: Formats,
  group: GroupFigures,
  { column, minGroup, isOpen }: Showing & { column: string },
): HeatCell {
  const figure = column === 'score' ? group.score : figureOf(group, column);
  // Where nothing has to be hidden, only what nobody has answered is empty.
  if ((group.hidden || figure?.hidden) && minGroup > 1) {
    return { hidden: isOpen ? 'not shown yet' : 'not shown' };
  }
  if (figure === undefined || figure.value === null) return { hidden: 'no answers yet' };
  return {
    score: figure.value,
    text: figureText(formats, 'score', figure),
    explanation: explainFigure(formats, SURVEY_FIGURE_DEFINITIONS.score, { figure, kind: 'score' }),
  };
}

const figureOf = ({ categories }: GroupFigures, column: string) =>
  // Safe: the column's key is compared, never used as a category.
  categories.find(({ category }) => category === (column as Category))?.figure;
