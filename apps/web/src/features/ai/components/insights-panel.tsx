import type { Insights } from '@vela/contract';
import { IconAlertTriangle, IconBulb } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { useCompanyInsights } from '../api/get-company-insights.ts';
import { furtherEvidence } from '../insight-evidence.ts';
import { InsightLines } from './insight-lines.tsx';
import { InsightsEvidence } from './insights-evidence.tsx';
import classes from './insights-panel.module.css';

const SHOWN = { themes: 3, recommendations: 2, blindSpots: 2 } as const;

export function InsightsPanel({ surveyPath }: { surveyPath: (id: string) => string }) {
  const insights = useCompanyInsights();
  return (
    <Panel title="AI Insights">
      {insights.data !== undefined && <InsightsBody insights={insights.data} surveyPath={surveyPath} />}
      {insights.data === undefined && insights.isPending && (
        <SkeletonList rows={4} rowHeight={36} label="Loading AI insights" />
      )}
      {insights.data === undefined && insights.isError && (
        <ErrorState error={insights.error} isRetrying={insights.isFetching} onRetry={() => void insights.refetch()} />
      )}
    </Panel>
  );
}

interface InsightsBodyProps {
  insights: Insights;
  surveyPath: (id: string) => string;
}

function InsightsBody({ insights, surveyPath }: InsightsBodyProps) {
  const themes = insights.keyThemes.slice(0, SHOWN.themes);
  const recommendations = insights.recommendations.slice(0, SHOWN.recommendations);
  const blindSpots = insights.blindSpots.slice(0, SHOWN.blindSpots);
  if (themes.length + recommendations.length + blindSpots.length === 0) {
    return <EmptyState plain title="No insights available yet" text="Complete some surveys to see AI insights" />;
  }
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
      <InsightsEvidence
        evidence={furtherEvidence(insights.evidence, shown)}
        source={insights.source}
        surveyPath={surveyPath}
      />
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
