import { lazy, type ReactNode } from 'react';
import type { AxisScale } from './axis-scale.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartPoint } from './chart-point.ts';
import { pointTable } from './point-table.ts';

// The library weighs more than the rest of a screen: only who sees a chart fetches it.
const TrendPlot = lazy(async () => ({ default: (await import('./trend-plot.tsx')).TrendPlot }));

interface TrendChartProps {
  label: string;
  /** What the values are called, e.g. "Responses". */
  valueLabel: string;
  /** What the places on the axis are called, e.g. "Day". */
  pointLabel: string;
  summary: ReactNode;
  points: readonly ChartPoint[];
  scale: AxisScale;
  format: (value: number) => string;
  height?: number;
}

/** Values over time, with a table of the same numbers. */
export function TrendChart(props: TrendChartProps) {
  const { label, valueLabel, pointLabel, summary, points, scale, format, height = 240 } = props;
  const table = pointTable({ pointLabel, valueLabel, points, format });
  return (
    <ChartFrame label={label} summary={summary} table={table} height={height}>
      <TrendPlot label={label} valueLabel={valueLabel} points={points} scale={scale} height={height} format={format} />
    </ChartFrame>
  );
}
