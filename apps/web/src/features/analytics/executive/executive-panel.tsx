import type { ExecutiveDashboard } from '@vela/contract';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { useExecutiveDashboard } from '../api/get-executive-dashboard.ts';
import { SeverityList } from '../components/severity-list.tsx';
import { riskItem } from '../company/risk-panel.tsx';
import { usePeriodFormat } from '../use-period-format.ts';
import { DepartmentScores } from './department-scores.tsx';
import { EngagementTrend } from './engagement-trend.tsx';
import { ExecutiveCards } from './executive-cards.tsx';
import classes from './executive.module.css';
import { StrengthList } from './strength-list.tsx';

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
