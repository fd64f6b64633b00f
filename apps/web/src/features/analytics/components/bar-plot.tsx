import {
  Bar,
  BarChart,
  CartesianGrid,
  ErrorBar,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { AXIS_TEXT, axisDomain, type AxisScale, axisTicks } from './axis-scale.ts';
import { chartColor } from './chart-colors.ts';
import { type ChartPoint, drawable, pointTexts } from './chart-point.ts';
import { createChartTip } from './chart-tip.tsx';
import classes from './chart.module.css';

interface BarPlotProps {
  label: string;
  valueLabel: string;
  bars: readonly ChartPoint[];
  scale: AxisScale;
  height: number;
  format: (value: number) => string;
}

/** Lying bars, because names are longer than a column is wide; the interval is a line across the end of its bar. */
export function BarPlot({ label, valueLabel, bars, scale, height, format }: BarPlotProps) {
  const hasInterval = bars.some(({ interval }) => interval);
  const data = bars.map(({ key, label: name, value, interval }) => ({
    key,
    // Beside an interval's line the number has no room at the end of its bar.
    name: hasInterval && value !== null ? `${name}: ${format(value)}` : name,
    value: drawable(value),
    text: value === null ? '' : format(value),
    reach: interval && value !== null ? [value - interval.low, interval.high - value] : [0, 0],
  }));
  const ticks = axisTicks(scale);
  const tip = createChartTip({
    valueLabel,
    textOf: (key) => {
      const bar = bars.find((candidate) => candidate.key === key);
      return bar && { title: bar.label, value: pointTexts(bar, format).value };
    },
  });
  return (
    <div className={classes.plot}>
      <ResponsiveContainer width="100%" height={height} minWidth={0}>
        <BarChart
          data={data}
          layout="vertical"
          margin={{ top: 0, right: 44, bottom: 0, left: 0 }}
          title={label}
          accessibilityLayer
        >
          <CartesianGrid horizontal={false} stroke="var(--chart-grid)" />
          <XAxis
            tick={AXIS_TEXT}
            type="number"
            domain={axisDomain(scale)}
            {...(ticks && { ticks })}
            allowDecimals={false}
            tickFormatter={format}
            tickLine={false}
            axisLine={false}
          />
          <YAxis
            tick={AXIS_TEXT}
            type="category"
            dataKey="name"
            width={120}
            interval={0}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip content={tip} cursor={{ fill: 'var(--vela-surface-soft)' }} isAnimationActive={false} />
          <Bar dataKey="value" fill={chartColor(0)} radius={[0, 4, 4, 0]} maxBarSize={18} isAnimationActive={false}>
            {hasInterval ? (
              <ErrorBar dataKey="reach" direction="x" width={6} stroke="var(--mantine-color-text)" strokeWidth={1.5} />
            ) : (
              <LabelList dataKey="text" position="right" fill="var(--mantine-color-text)" />
            )}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
