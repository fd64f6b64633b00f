import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TrendChart } from '../components/trend-chart.tsx';
import { useShortDayFormat } from '../use-short-day-format.ts';
import { responseDays } from './response-days.ts';

/** As high as the pie and its list beside it. */
const HEIGHT_PX = 300;

/** Responses by day. */
export function TrendPanel({ trends }: { trends: Readonly<Record<string, number>> }) {
  const formats = useFormats();
  const formatDay = useShortDayFormat();
  const { days, total, best } = responseDays(trends);
  if (best === undefined) {
    return (
      <Panel title="Response Trends">
        <EmptyState plain title="No response data available" text="Responses of this period appear here by day." />
      </Panel>
    );
  }
  return (
    <Panel title="Response Trends">
      <TrendChart
        label="Responses by day"
        valueLabel="Responses"
        pointLabel="Day"
        summary={`${counted(formats, total, 'response')} in ${counted(formats, days.length, 'day')}; most on ${formatDay(best.day)} (${formats.number(best.count)}).`}
        scale="count"
        height={HEIGHT_PX}
        format={formats.number}
        points={days.map(({ day, count }) => ({ key: day, label: formatDay(day), value: count }))}
      />
    </Panel>
  );
}
