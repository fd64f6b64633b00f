import type { CompanyAnalytics } from '@vela/contract';
import { IconAlertTriangle, IconBulb, IconEyeOff } from '@tabler/icons-react';
import { insightsSourceText } from '../../../lib/ai-source-words.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { InsightLines, InsightPart, ThemeChips } from '../../../ui/insight-parts.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './company.module.css';

/** The specification's cap for each of the lists. */
const SHOWN = 5;

/** What the answers of the latest surveys say, and who wrote it. */
export function CompanyInsightsPanel({ insights }: { insights: CompanyAnalytics['aiInsights'] }) {
  const formats = useFormats();
  const keyThemes = insights.keyThemes.slice(0, SHOWN);
  const recommendations = insights.recommendations.slice(0, SHOWN);
  const areas = insights.riskAreas.slice(0, SHOWN).map(riskAreaText);
  const blindSpots = insights.blindSpots.slice(0, SHOWN);
  const isEmpty = keyThemes.length + recommendations.length + areas.length + blindSpots.length === 0;
  return (
    <Panel
      title="AI Insights"
      purpose="From all released answers of the latest surveys, whatever period is chosen: scores here may differ from those of the period below"
    >
      {isEmpty ? (
        <EmptyState plain title="No insights available yet" text="Complete some surveys to see AI insights" />
      ) : (
        <>
          <div className={classNames(classes.insights, blindSpots.length > 0 && classes.four)}>
            <InsightPart label="Key Themes">
              {keyThemes.length === 0 ? 'No theme stands out.' : <ThemeChips themes={keyThemes} />}
            </InsightPart>
            <InsightPart label="Recommendations">
              {recommendations.length === 0 ? (
                'Nothing to recommend now.'
              ) : (
                <InsightLines lines={recommendations} tone="tip" icon={<IconBulb size={16} aria-hidden />} />
              )}
            </InsightPart>
            <InsightPart label="Areas of Concern">
              {areas.length === 0 ? (
                'No area of concern.'
              ) : (
                <InsightLines lines={areas} tone="warning" icon={<IconAlertTriangle size={16} aria-hidden />} />
              )}
            </InsightPart>
            {blindSpots.length > 0 && (
              <InsightPart label="Blind spots">
                <InsightLines lines={blindSpots} tone="unseen" icon={<IconEyeOff size={16} aria-hidden />} />
              </InsightPart>
            )}
          </div>
          <p className={classes.source}>{insightsSourceText(formats, insights)}</p>
        </>
      )}
    </Panel>
  );
}

/** An area of concern comes as a text, or as an object that names it and may say more. */
export type RiskArea = string | { area: string; statement?: string };

export function riskAreaText(risk: RiskArea): string {
  if (typeof risk === 'string') return risk;
  return risk.statement === undefined || risk.statement === '' ? risk.area : risk.statement;
}
