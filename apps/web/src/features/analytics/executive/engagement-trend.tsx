import type { ExecutiveDashboard } from '@vela/contract';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { ChartPoint } from '../components/chart-point.ts';
import { valueText } from '../components/figure-words.ts';
import { TrendChart } from '../components/trend-chart.tsx';
import { usePeriodFormat } from '../use-period-format.ts';
import { useShortDayFormat } from '../use-short-day-format.ts';

interface EngagementTrendProps {
  trend: ExecutiveDashboard['engagement']['trend'];
}

/** The engagement score of each stretch of 30 days, with its interval; a stretch without answers leaves a gap. */
export function EngagementTrend({ trend }: EngagementTrendProps) {
  const formats = useFormats();
  const formatDay = useShortDayFormat();
  const formatPeriod = usePeriodFormat();
  const points: ChartPoint[] = trend.map(({ from, to, score: { value, low, high, hidden } }) => ({
    key: from,
    label: `to ${formatDay(to)}`,
    value: hidden ? null : value,
    interval: hidden || low === null || high === null ? null : { low, high },
  }));
  const known = trend.filter(({ score }) => score.value !== null && !score.hidden);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) {
    return <EmptyState plain title="No scores yet" text="They appear with answers to questions about engagement." />;
  }
  const scoreOf = ({ score }: typeof first) => valueText(formats, 'score', score.value ?? 0);
  return (
    <TrendChart
      label="Engagement over time"
      valueLabel="Score"
      pointLabel="30 days"
      summary={
        first === last
          ? `${scoreOf(last)} of 100 in ${formatPeriod(last)}.`
          : `From ${scoreOf(first)} in ${formatPeriod(first)} to ${scoreOf(last)} in ${formatPeriod(last)}. The band is the 95% interval.`
      }
      scale="score"
      format={(value) => valueText(formats, 'score', value)}
      points={points}
      height={220}
    />
  );
}
