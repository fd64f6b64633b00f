import type { CompanyAnalytics } from '@vela/contract';
import { FigureHint } from '../components/figure-hint.tsx';
import { CompanyCategoryPanel } from './company-category-panel.tsx';
import classes from './company.module.css';
import { CompanyDepartmentPanel } from './company-department-panel.tsx';
import { DriversPanel } from './drivers-panel.tsx';
import { CompanyInsightsPanel } from './company-insights-panel.tsx';
import { RiskPanel } from './risk-panel.tsx';
import { ScoreCards } from './score-cards.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { TrendPanel } from './trend-panel.tsx';
import { TypePanel } from './type-panel.tsx';

interface CompanyPanelsProps {
  analytics: CompanyAnalytics;
  /** What changes are against, e.g. "the 30 days before". */
  since: string;
}

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
