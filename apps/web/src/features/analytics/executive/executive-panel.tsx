import type { ExecutiveDashboard } from '@vela/contract';
import { categoryLabel, counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { useExecutiveDashboard } from '../api/company-figures.ts';
import { riskItem, SeverityList } from '../company/risk-panel.tsx';
import { ChangeBadge } from '../components/change-badge.tsx';
import type { ChartPoint } from '../components/chart-points.ts';
import { explainFigure, figureText, valueText } from '../components/figure-words.ts';
import { ScoreRows } from '../components/score-rows.tsx';
import { TrendChart } from '../components/charts.tsx';
import { COMPANY_FIGURE_DEFINITIONS } from '../definitions.ts';
import { usePeriodFormat, useShortDayFormat } from '../use-day-formats.ts';
import { DepartmentScores } from './department-scores.tsx';
import { ExecutiveCards } from './executive-cards.tsx';
import classes from './executive.module.css';

const SINCE = 'the 90 days before';

/** The company on one page, over the last 90 days whatever period is chosen above. */
export function ExecutivePanel({ dashboard }: { dashboard: ReturnType<typeof useExecutiveDashboard> }) {
  const formatPeriod = usePeriodFormat();
  const { data } = dashboard;
  return (
    <Panel
      title="Executive Dashboard"
      purpose={data && `The last 90 days (${formatPeriod(data.period)}) beside the 90 before`}
    >
      {data === undefined ? (
        <ErrorState
          error={dashboard.error}
          onRetry={() => void dashboard.refetch()}
          isRetrying={dashboard.isFetching}
        />
      ) : (
        <Dashboard dashboard={data} />
      )}
    </Panel>
  );
}

function Dashboard({ dashboard }: { dashboard: ExecutiveDashboard }) {
  const { headline, engagement, topStrengths, topRisks, departments } = dashboard;
  return (
    <div className={classes.stack}>
      <p className={classes.headline}>{headline}</p>
      <ExecutiveCards dashboard={dashboard} since={SINCE} />
      <div className={classes.even}>
        <section>
          <h3 className={classes.label}>Engagement over time</h3>
          <EngagementTrend trend={engagement.trend} />
        </section>
        <section>
          <h3 className={classes.label}>Departments</h3>
          <DepartmentScores departments={departments} since={SINCE} />
        </section>
        <section>
          <h3 className={classes.label}>Strengths</h3>
          <StrengthList strengths={topStrengths} />
        </section>
        <section>
          <h3 className={classes.label}>Risks</h3>
          {topRisks.length === 0 ? (
            <p className={classes.note}>No figure has crossed a risk threshold.</p>
          ) : (
            <SeverityList label="Top risks" items={topRisks.map(riskItem)} />
          )}
        </section>
      </div>
    </div>
  );
}

/** The categories that score best. */
function StrengthList({ strengths }: { strengths: ExecutiveDashboard['topStrengths'] }) {
  const formats = useFormats();
  if (strengths.length === 0) return <p className={classes.note}>No category stands out yet.</p>;
  return (
    <ScoreRows
      label="Strengths"
      rows={strengths.map(({ category, score: figure, change }) => {
        const { value, low, high, base } = figure;
        return {
          key: category,
          label: categoryLabel(category),
          score: value ?? 0,
          text: figureText(formats, 'score', figure),
          interval: low === null || high === null ? null : { low, high },
          explanation: explainFigure(formats, COMPANY_FIGURE_DEFINITIONS.score, {
            figure,
            kind: 'score',
            isOverSurveys: true,
          }),
          note: counted(formats, base, 'answer'),
          below: change && <ChangeBadge change={change} of={categoryLabel(category)} since="the 90 days before" />,
        };
      })}
    />
  );
}

interface EngagementTrendProps {
  trend: ExecutiveDashboard['engagement']['trend'];
}

/** The engagement score of each stretch of 30 days, with its interval; a stretch without answers leaves a gap. */
function EngagementTrend({ trend }: EngagementTrendProps) {
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
