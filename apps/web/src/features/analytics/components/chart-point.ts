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
