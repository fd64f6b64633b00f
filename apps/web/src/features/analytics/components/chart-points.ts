import type { DataTableContent } from './data-table.tsx';

export interface Interval {
  low: number;
  high: number;
}

/** One place on a chart. */
export interface ChartPoint {
  key: string;
  /** Short enough for an axis. */
  label: string;
  /** Null where there is nothing to be told: the chart leaves a gap, never a zero. */
  value: number | null;
  interval?: Interval | null;
  /** What keeps it from being a point like the others, e.g. that its survey is still running. */
  partial?: string | undefined;
}

/** Without the values that no chart can draw. */
export const drawable = (value: number | null): number | null =>
  value !== null && Number.isFinite(value) ? value : null;

/** What a chart's table says in place of a drawing. */
export function pointTexts({ label, value, interval, partial }: ChartPoint, format: (value: number) => string) {
  return {
    name: partial === undefined ? label : `${label} (${partial})`,
    value: drawable(value) === null || value === null ? '–' : format(value),
    interval: interval ? `${format(interval.low)} to ${format(interval.high)}` : '–',
  };
}

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

/** Which numbers a chart shows: counts start at 0, scores always reach from 0 to 100, eNPS from -100 to 100. */
export type AxisScale = 'count' | 'score' | 'enps' | 'percent';

/** The library writes its own grey into every label unless it is told another colour. */
export const AXIS_TEXT = { fill: 'var(--vela-muted)' } as const;

export function axisDomain(scale: AxisScale): [number, number | 'auto'] {
  switch (scale) {
    case 'count':
      return [0, 'auto'];
    case 'score':
    case 'percent':
      return [0, 100];
    case 'enps':
      return [-100, 100];
  }
}

export function axisTicks(scale: AxisScale): number[] | undefined {
  switch (scale) {
    case 'count':
      return undefined;
    case 'score':
    case 'percent':
      return [0, 25, 50, 75, 100];
    case 'enps':
      return [-100, -50, 0, 50, 100];
  }
}

const COLOR_COUNT = 5;

/** The colour of the nth part of a chart: five that colour-blind people can tell apart, then from the start again. */
export const chartColor = (index: number): string => `var(--chart-${String((index % COLOR_COUNT) + 1)})`;
