import type { Insights } from '@vela/contract';
import { IconAlertTriangle, IconBulb } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { useCompanyInsights, useDashboardInsights } from '../api/get-company-insights.ts';
import { InsightLines } from './insight-lines.tsx';
import { InsightsEvidence } from './insights-evidence.tsx';
import classes from './insights-panel.module.css';

interface Place {
  /** How many of each are shown. */
  shown: { themes: number; recommendations: number; blindSpots: number };
  empty: { title: string; text: string };
}

const DASHBOARD: Place = {
  shown: { themes: 3, recommendations: 2, blindSpots: 2 },
  empty: { title: 'No insights available yet', text: 'Complete some surveys to see AI insights' },
};
const COMPANY: Place = {
  shown: { themes: Infinity, recommendations: Infinity, blindSpots: Infinity },
  empty: {
    title: 'No AI insights available yet',
    text: 'Once enough people have answered a survey, its themes and open questions stand here.',
  },
};

interface InsightsPanelProps {
  surveyPath: (id: string) => string;
}

/** The most important of the insights, for the dashboard. */
export function InsightsPanel({ surveyPath }: InsightsPanelProps) {
  return <InsightsIn place={DASHBOARD} insights={useDashboardInsights()} surveyPath={surveyPath} />;
}

/** All of the insights, for the company's screen. */
export function AllInsightsPanel({ surveyPath }: InsightsPanelProps) {
  return <InsightsIn place={COMPANY} insights={useCompanyInsights()} surveyPath={surveyPath} />;
}

interface InsightsInProps extends InsightsPanelProps {
  place: Place;
  insights: ReturnType<typeof useCompanyInsights>;
}

function InsightsIn({ place, insights, surveyPath }: InsightsInProps) {
  return (
    <Panel title="AI Insights">
      {insights.data !== undefined && <InsightsBody place={place} insights={insights.data} surveyPath={surveyPath} />}
      {insights.data === undefined && insights.isPending && (
        <SkeletonList rows={4} rowHeight={36} label="Loading AI insights" />
      )}
      {insights.data === undefined && insights.isError && (
        <ErrorState error={insights.error} isRetrying={insights.isFetching} onRetry={() => void insights.refetch()} />
      )}
    </Panel>
  );
}

interface InsightsBodyProps extends InsightsPanelProps {
  place: Place;
  insights: Insights;
}

function InsightsBody({ place, insights, surveyPath }: InsightsBodyProps) {
  const themes = insights.keyThemes.slice(0, place.shown.themes);
  const recommendations = insights.recommendations.slice(0, place.shown.recommendations);
  const blindSpots = insights.blindSpots.slice(0, place.shown.blindSpots);
  if (themes.length + recommendations.length + blindSpots.length === 0) return <EmptyState plain {...place.empty} />;
  const shown = [...themes, ...recommendations, ...blindSpots];
  const common = { evidence: insights.evidence, surveyPath };
  return (
    <div className={classes.body}>
      {themes.length > 0 && (
        <Part label="Key themes">
          <ul className={classes.chips}>
            {themes.map((theme) => (
              <li key={theme} className={classes.chip}>
                {theme}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {recommendations.length > 0 && (
        <Part label="Recommendations">
          <InsightLines
            {...common}
            lines={recommendations}
            icon={<IconBulb size={16} className={classes.tip} aria-hidden />}
          />
        </Part>
      )}
      {blindSpots.length > 0 && (
        <Part label="Blind spots">
          <InsightLines
            {...common}
            lines={blindSpots}
            icon={<IconAlertTriangle size={16} className={classes.warning} role="img" aria-label="Warning" />}
          />
        </Part>
      )}
      <InsightsEvidence insights={insights} shown={shown} surveyPath={surveyPath} />
    </div>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={classes.label}>{label}</h3>
      {children}
    </div>
  );
}
