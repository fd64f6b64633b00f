import { Anchor } from '@mantine/core';
import { IconAlertTriangle, IconBulb } from '@tabler/icons-react';
import type { Insights } from '@vela/contract';
import { Link } from 'react-router';
import { insightsSourceText } from '../../../lib/ai-source-words.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { InsightLines, InsightPart, ThemeChips } from '../../../ui/insight-parts.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useCompanyInsights, useDashboardInsights } from '../api/company-insights.ts';
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

interface SurveyBehindLinkProps {
  line: string;
  evidence: Insights['evidence'];
  surveyPath: (id: string) => string;
}

/** The way to the survey that a line stands on, where it stands on one. */
function SurveyBehindLink({ line, evidence, surveyPath }: SurveyBehindLinkProps) {
  const surveyId = surveyBehind(line, evidence);
  if (surveyId === undefined) return null;
  return (
    <>
      {' '}
      <Anchor component={Link} to={surveyPath(surveyId)} inherit underline="always" className={classes.nowrap}>
        See survey
      </Anchor>
    </>
  );
}

interface InsightsEvidenceProps {
  insights: Insights;
  /** Lines that the screen shows already. */
  shown: readonly string[];
  surveyPath: (id: string) => string;
}

/** What the insights stand on, and who wrote them. */
function InsightsEvidence({ insights, shown, surveyPath }: InsightsEvidenceProps) {
  const formats = useFormats();
  const evidence = furtherEvidence(insights.evidence, shown);
  return (
    <div className={classes.evidence}>
      {evidence.length > 0 && (
        <details>
          <summary>What else this is based on</summary>
          <ul>
            {evidence.map((entry) => (
              <li key={`${entry.statement}-${entry.surveyId ?? ''}`}>
                {entry.surveyId === undefined ? (
                  entry.statement
                ) : (
                  <Anchor component={Link} to={surveyPath(entry.surveyId)} inherit underline="always">
                    {entry.statement}
                  </Anchor>
                )}
                {!namesItsBase(entry) && ` (${counted(formats, entry.base, 'answer')})`}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={classes.source}>{insightsSourceText(formats, insights)}</div>
    </div>
  );
}

type Evidence = Insights['evidence'][number];

/** The survey that a line of the insights stands on, where its evidence names one. */
export const surveyBehind = (line: string, evidence: readonly Evidence[]): string | undefined =>
  evidence.find(({ statement }) => statement === line)?.surveyId;

/** Evidence that is not on the screen as a line already. */
export const furtherEvidence = (evidence: readonly Evidence[], shown: readonly string[]): Evidence[] =>
  evidence.filter(({ statement }) => !shown.includes(statement));

/** Engines may put the base into the statement; then it is not said twice. */
export const namesItsBase = ({ statement, base }: Evidence): boolean =>
  (statement.match(/\d+/g) ?? []).some((figure) => Number(figure) === base);
