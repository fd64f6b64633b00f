import type { TooltipContentProps } from 'recharts';
import classes from './chart.module.css';

interface ChartTipProps {
  /** What the value is called, e.g. "Responses". */
  valueLabel: string;
  /** The text of a point, by its place on the chart. */
  textOf: (key: string) => { title: string; value: string } | undefined;
}

/** What a pointed-at or focused point of a chart says. */
export const createChartTip = ({ valueLabel, textOf }: ChartTipProps) =>
  function ChartTip({ active, payload }: Pick<TooltipContentProps, 'active' | 'payload'>) {
    const point: unknown = payload[0]?.payload;
    if (!active || !hasKey(point)) return null;
    const text = textOf(point.key);
    if (text === undefined) return null;
    return (
      <div className={classes.tip}>
        <strong>{text.title}</strong>
        {valueLabel}: {text.value}
      </div>
    );
  };

const hasKey = (point: unknown): point is { key: string } =>
  typeof point === 'object' && point !== null && 'key' in point && typeof point.key === 'string';
