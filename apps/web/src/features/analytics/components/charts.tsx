import { lazy, type ReactNode } from 'react';
import { pointTable, chartColor, type AxisScale, type ChartPoint } from './chart-points.ts';
import { ChartFrame } from './chart-frame.tsx';
import { useFormats } from '../../../lib/use-formats.ts';
import classes from './chart.module.css';
import type { PlottedShare } from './share-plot.tsx';

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

const SharePlot = lazy(async () => ({ default: (await import('./share-plot.tsx')).SharePlot }));

/** Thinner slices have no room for a label. */
const LABELLED_PERCENT = 4;

interface ShareChartProps {
  label: string;
  /** What a part is, e.g. "Survey type". */
  partLabel: string;
  /** What is counted, e.g. "Surveys". */
  valueLabel: string;
  summary: ReactNode;
  parts: readonly { key: string; label: string; value: number }[];
  height?: number;
}

/** Parts of a whole as a pie with a list beside it, and a table of the same numbers. */
export function ShareChart({ label, partLabel, valueLabel, summary, parts, height = 200 }: ShareChartProps) {
  const formats = useFormats();
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const shares: PlottedShare[] = parts
    .filter(({ value }) => value > 0)
    .map((part) => {
      const percent = (part.value / total) * 100;
      const texts = { valueText: formats.number(part.value), percentText: formats.percent(percent) };
      return { ...part, ...texts, isLabelled: percent >= LABELLED_PERCENT };
    });
  const table = {
    columns: [partLabel, valueLabel, 'Share'],
    rows: shares.map(({ label: name, valueText, percentText }) => [name, valueText, percentText]),
  };
  return (
    <ChartFrame label={label} summary={summary} table={table} height={height}>
      <SharePlot label={label} valueLabel={valueLabel} shares={shares} height={height} />
      <ul className={classes.legend}>
        {shares.map(({ key, label: name, valueText, percentText, isLabelled }, index) => (
          <li key={key}>
            <span className={classes.swatch} style={{ background: chartColor(index) }} aria-hidden />
            <span className={classes.legendName}>{name}</span>
            {/* Its share stands at the slice, where that has room for it. */}
            <span className={classes.legendShare}>{isLabelled ? valueText : `${valueText} (${percentText})`}</span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
