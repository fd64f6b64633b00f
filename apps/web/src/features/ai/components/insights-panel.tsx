import type { Insights } from '@vela/contract';
import { IconAlertTriangle, IconBulb } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { InsightLines, InsightPart, ThemeChips } from '../../../ui/insight-parts.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { useCompanyInsights, useDashboardInsights } from '../api/get-company-insights.ts';
import { InsightsEvidence } from './insights-evidence.tsx';
import classes from './insights-panel.module.css';
import { SurveyBehindLink } from './survey-behind-link.tsx';

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
  const surveyOf = (line: string) => (
    <SurveyBehindLink line={line} evidence={insights.evidence} surveyPath={surveyPath} />
  );
  return (
    <div className={classes.body}>
      {themes.length > 0 && (
        <InsightPart label="Key themes">
          <ThemeChips themes={themes} />
        </InsightPart>
      )}
      {recommendations.length > 0 && (
        <InsightPart label="Recommendations">
          <InsightLines lines={recommendations} tone="tip" icon={<IconBulb size={16} aria-hidden />} after={surveyOf} />
        </InsightPart>
      )}
      {blindSpots.length > 0 && (
        <InsightPart label="Blind spots">
          <InsightLines
            lines={blindSpots}
            tone="warning"
            icon={<IconAlertTriangle size={16} role="img" aria-label="Warning" />}
            after={surveyOf}
          />
        </InsightPart>
      )}
      <InsightsEvidence insights={insights} shown={shown} surveyPath={surveyPath} />
    </div>
  );
}
