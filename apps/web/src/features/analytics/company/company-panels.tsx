import type { CompanyAnalytics, GroupMeasure } from '@vela/contract';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { FigureHint } from '../components/figure.tsx';
import { HeatMap } from '../components/heat-map.tsx';
import { ShareChart, TrendChart } from '../components/charts.tsx';
import { useShortDayFormat } from '../use-day-formats.ts';
import { CompanyCategoryPanel } from './company-category-panel.tsx';
import { CompanyInsightsPanel } from './company-insights-panel.tsx';
import classes from './company.module.css';
import { departmentColumns, departmentRows } from './department-rows.ts';
import { DriversPanel } from './drivers-panel.tsx';
import { RiskPanel } from './risk-panel.tsx';
import { ScoreCards, SummaryCards } from './company-cards.tsx';

interface CompanyPanelsProps {
  analytics: CompanyAnalytics;
  /** What changes are against, e.g. "the 30 days before". */
  since: string;
}

/** As high as the pie and its list beside it. */
const HEIGHT_PX = 300;

/** The figures of the chosen period, from the whole to its parts. */
export function CompanyPanels({ analytics, since }: CompanyPanelsProps) {
  return (
    <>
      <FigureHint />
      <SummaryCards analytics={analytics} since={since} />
      <RiskPanel risks={analytics.riskIndicators} />
      <div className={classes.wide}>
        <TrendPanel trends={analytics.engagement.responseTrends} />
        <TypePanel types={analytics.distribution.surveyTypes} />
      </div>
      <CompanyInsightsPanel insights={analytics.aiInsights} />
      <ScoreCards analytics={analytics} since={since} />
      <div className={classes.even}>
        <CompanyCategoryPanel categories={analytics.categories} since={since} />
        <DriversPanel drivers={analytics.drivers} />
      </div>
      <CompanyDepartmentPanel departments={analytics.departments} since={since} />
    </>
  );
}

/** Which kinds of survey were open in the period, largest first. */
function TypePanel({ types }: { types: Readonly<Record<string, number>> }) {
  const formats = useFormats();
  const parts = Object.entries(types)
    .filter(([, count]) => count > 0)
    .map(([key, value]) => ({ key, label: typeName(key), value }))
    .toSorted((left, right) => right.value - left.value || left.label.localeCompare(right.label));
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  return (
    <Panel title="Survey Types">
      {total === 0 ? (
        <EmptyState plain title="No survey data available" text="Surveys that were open in this period appear here." />
      ) : (
        <ShareChart
          label="Surveys by type"
          partLabel="Survey type"
          valueLabel="Surveys"
          summary={`${counted(formats, total, 'survey')} open in this period.`}
          parts={parts}
        />
      )}
    </Panel>
  );
}

/** Responses by day. */
function TrendPanel({ trends }: { trends: Readonly<Record<string, number>> }) {
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

/** Departments side by side; the hidden ones stand there with the reason. */
function CompanyDepartmentPanel({ departments, since }: { departments: readonly GroupMeasure[]; since: string }) {
  const formats = useFormats();
  const reasons = [...new Set(departments.flatMap(({ hiddenReason }) => hiddenReason ?? []))];
  return (
    <div id="departments" className={classes.anchor}>
      <Panel
        title="Departments"
        purpose={`Scores from 0 to 100 by department and category; the change is of the overall score against ${since}`}
      >
        {departments.length === 0 ? (
          <EmptyState
            plain
            title="No department was asked yet"
            text="Surveys with personal links tell departments apart; an open link knows nobody's department."
          />
        ) : (
          <HeatMap
            label="Scores by department and category"
            rowLabel="Department"
            columns={departmentColumns(departments)}
            rows={departmentRows(formats, departments, since)}
          />
        )}
        {reasons.map((reason) => (
          <p key={reason} className={classes.note}>
            {reason}
          </p>
        ))}
      </Panel>
    </div>
  );
}

interface DayCount {
  day: string;
  count: number;
}

interface ResponseDays {
  days: DayCount[];
  total: number;
  /** The day with most responses, the first of several; undefined without any response. */
  best: DayCount | undefined;
}

/** The map from date to count as a row of days in order. */
export function responseDays(trends: Readonly<Record<string, number>>): ResponseDays {
  const days = Object.entries(trends)
    .map(([day, count]) => ({ day, count }))
    .toSorted((left, right) => left.day.localeCompare(right.day));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(0, ...days.map(({ count }) => count));
  return { days, total, best: most === 0 ? undefined : days.find(({ count }) => count === most) };
}

/** "monthly_pulse" -> "Monthly Pulse". */
export const typeName = (type: string): string =>
  type
    .split('_')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
