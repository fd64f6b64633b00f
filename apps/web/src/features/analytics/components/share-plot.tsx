import { Cell, Pie, type PieLabelRenderProps, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
import { chartColor } from './chart-points.ts';
import { createChartTip } from './chart-tip.tsx';
import classes from './chart.module.css';

/** A part of the whole. */
export interface PlottedShare {
  key: string;
  label: string;
  value: number;
  valueText: string;
  percentText: string;
  /** Whether its slice has room for a label. */
  isLabelled: boolean;
}

interface SharePlotProps {
  label: string;
  valueLabel: string;
  shares: readonly PlottedShare[];
  height: number;
}

/** Parts of a whole as a pie, each slice with its per cent. */
export function SharePlot({ label, valueLabel, shares, height }: SharePlotProps) {
  const tip = createChartTip({
    valueLabel,
    textOf: (key) => {
      const share = shares.find((candidate) => candidate.key === key);
      return share && { title: share.label, value: `${share.valueText} (${share.percentText})` };
    },
  });
  const labelOf = ({ index, x, y, textAnchor }: PieLabelRenderProps) => {
    const share = shares[index ?? -1];
    if (!share?.isLabelled) return null;
    return (
      <text x={x} y={y} textAnchor={textAnchor} dominantBaseline="central" fill="var(--mantine-color-text)">
        {share.percentText}
      </text>
    );
  };
  return (
    <div className={classes.plot}>
      <ResponsiveContainer width="100%" height={height} minWidth={0}>
        <PieChart title={label} accessibilityLayer>
          <Tooltip content={tip} isAnimationActive={false} />
          <Pie
            data={shares.map(({ key, value }) => ({ key, value }))}
            dataKey="value"
            nameKey="key"
            outerRadius="74%"
            startAngle={90}
            endAngle={-270}
            // A single slice needs no gap to another one.
            stroke={shares.length > 1 ? 'var(--vela-surface)' : 'none'}
            strokeWidth={2}
            label={labelOf}
            labelLine={false}
            isAnimationActive={false}
          >
            {shares.map(({ key }, index) => (
              <Cell key={key} fill={chartColor(index)} />
            ))}
          </Pie>
        </PieChart>
      </ResponsiveContainer>
    </div>
  );
}
