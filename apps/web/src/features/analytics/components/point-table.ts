import { type ChartPoint, pointTexts } from './chart-point.ts';
import type { DataTableContent } from './data-table.tsx';

interface PointTable {
  pointLabel: string;
  valueLabel: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
}

/** The numbers of a chart as rows; the intervals have a column where there are any. */
export function pointTable({ pointLabel, valueLabel, points, format }: PointTable): DataTableContent {
  const hasInterval = points.some(({ interval }) => interval);
  return {
    columns: [pointLabel, valueLabel, ...(hasInterval ? ['95% interval'] : [])],
    rows: points.map((point) => {
      const texts = pointTexts(point, format);
      return [texts.name, texts.value, ...(hasInterval ? [texts.interval] : [])];
    }),
  };
}
