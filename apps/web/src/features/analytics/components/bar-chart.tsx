import { lazy, type ReactNode } from 'react';
import type { AxisScale } from './axis-scale.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartPoint } from './chart-point.ts';
import { pointTable } from './point-table.ts';

const BarPlot = lazy(async () => ({ default: (await import('./bar-plot.tsx')).BarPlot }));
const BAR_PX = 34;
const AXIS_PX = 32;

interface BarChartProps {
  label: string;
  /** What the values are called, e.g. "Answers". */
  valueLabel: string;
  /** What the bars are, e.g. "Question". */
  barLabel: string;
  summary: ReactNode;
  bars: readonly ChartPoint[];
  scale: AxisScale;
  format: (value: number) => string;
}

/** One lying bar for each entry, with its interval where there is one, and a table of the same numbers. */
export function BarChart({ label, valueLabel, barLabel, summary, bars, scale, format }: BarChartProps) {
  const height = bars.length * BAR_PX + AXIS_PX;
  const table = pointTable({ pointLabel: barLabel, valueLabel, points: bars, format });
  return (
    <ChartFrame label={label} summary={summary} table={table} height={height}>
      <BarPlot label={label} valueLabel={valueLabel} bars={bars} scale={scale} height={height} format={format} />
    </ChartFrame>
  );
}
