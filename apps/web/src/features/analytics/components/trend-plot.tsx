import {
  Area,
  AreaChart,
  CartesianGrid,
  Dot,
  type DotItemDotProps,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import {
  AXIS_TEXT,
  axisDomain,
  axisTicks,
  chartColor,
  drawable,
  pointTexts,
  type AxisScale,
  type ChartPoint,
} from './chart-points.ts';
import { createChartTip } from './chart-tip.tsx';
import classes from './chart.module.css';

interface TrendPlotProps {
  label: string;
  valueLabel: string;
  points: readonly ChartPoint[];
  scale: AxisScale;
  height: number;
  format: (value: number) => string;
}

/** So many points have room for a dot each, and for a margin that keeps the labels of both ends whole. */
const FEW = 31;
const LABEL_ROOM = { left: 28, right: 28 } as const;

/** Values over time as an area, with the interval as a band where there is one. */
export function TrendPlot({ label, valueLabel, points, scale, height, format }: TrendPlotProps) {
  const data = points.map(({ key, label: name, value, interval, partial }) => ({
    key,
    name,
    value: drawable(value),
    isPartial: partial !== undefined,
    band: interval ? [interval.low, interval.high] : null,
  }));
  const ticks = axisTicks(scale);
  const tip = createChartTip({ valueLabel, textOf: (key) => textOf(points, key, format) });
  return (
    <div className={classes.plot}>
      <ResponsiveContainer width="100%" height={height} minWidth={0}>
        <AreaChart data={data} margin={{ top: 8, right: 12, bottom: 0, left: 0 }} title={label} accessibilityLayer>
          <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
          <XAxis
            dataKey="name"
            tick={AXIS_TEXT}
            tickLine={false}
            axisLine={false}
            minTickGap={scale === 'count' ? 24 : 8}
            tickMargin={8}
            interval="preserveStartEnd"
            padding={scale === 'count' ? undefined : LABEL_ROOM}
          />
          <YAxis
            tick={AXIS_TEXT}
            domain={axisDomain(scale)}
            {...(ticks && { ticks })}
            allowDecimals={false}
            tickFormatter={format}
            tickLine={false}
            axisLine={false}
            width={scale === 'count' ? widthOf(points, format) : 44}
          />
          {/* Motion would make every new poll of the server flicker. */}
          <Tooltip content={tip} isAnimationActive={false} />
          <Area dataKey="band" stroke="none" fill={chartColor(0)} fillOpacity={0.14} isAnimationActive={false} />
          <Area
            dataKey="value"
            type="linear"
            stroke={chartColor(0)}
            strokeWidth={2}
            fill={chartColor(0)}
            fillOpacity={scale === 'count' ? 0.18 : 0}
            dot={points.length <= FEW ? PointDot : false}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}

/** Hollow where the point is not to be read like the others. */
function PointDot({ key, cx, cy, payload }: DotItemDotProps) {
  const isPartial = isPartialPoint(payload);
  return (
    <Dot
      key={key}
      cx={cx}
      cy={cy}
      r={isPartial ? 4 : 2.5}
      fill={isPartial ? 'var(--vela-surface)' : chartColor(0)}
      stroke={chartColor(0)}
      strokeWidth={isPartial ? 2 : 0}
    />
  );
}

const isPartialPoint = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'isPartial' in payload && payload.isPartial === true;

/** Room for the longest label, which is about that of the largest value rounded up. */
function widthOf(points: readonly ChartPoint[], format: (value: number) => string): number {
  const largest = Math.max(1, ...points.map(({ value }) => value ?? 0));
  return Math.max(44, 12 + 7 * format(largest).length + 7);
}

function textOf(points: readonly ChartPoint[], key: string, format: (value: number) => string) {
  const point = points.find((candidate) => candidate.key === key);
  if (point === undefined || point.value === null) return undefined;
  const { name, value, interval } = pointTexts(point, format);
  return { title: name, value: point.interval ? `${value} (${interval})` : value };
}
