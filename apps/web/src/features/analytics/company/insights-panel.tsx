import type { CompanyAnalytics } from '@vela/contract';
import { IconAlertTriangle, IconBulb, IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { insightsSourceText } from '../../../lib/ai-source-words.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './company.module.css';
import { riskAreaText } from './risk-area-text.ts';

/** The specification's cap for each of the lists. */
const SHOWN = 5;

/** What the answers of the period say, and who wrote it. */
export function InsightsPanel({ insights }: { insights: CompanyAnalytics['aiInsights'] }) {
  const formats = useFormats();
  const keyThemes = insights.keyThemes.slice(0, SHOWN);
  const recommendations = insights.recommendations.slice(0, SHOWN);
  const areas = insights.riskAreas.slice(0, SHOWN).map(riskAreaText);
  const blindSpots = insights.blindSpots.slice(0, SHOWN);
  const isEmpty = keyThemes.length + recommendations.length + areas.length + blindSpots.length === 0;
  return (
    <Panel
      title="AI Insights"
      purpose="From all answers of the latest surveys that can be read, whatever period is chosen: scores here may differ from those of the period below"
    >
      {isEmpty ? (
        <EmptyState plain title="No insights available yet" text="Complete some surveys to see AI insights" />
      ) : (
        <>
          <div className={classNames(classes.insights, blindSpots.length > 0 && classes.four)}>
            <Part label="Key Themes" none="No theme stands out." isEmpty={keyThemes.length === 0}>
              <ul className={classes.chips}>
                {keyThemes.map((theme) => (
                  <li key={theme} className={classes.chip}>
                    {theme}
                  </li>
                ))}
              </ul>
            </Part>
            <Part label="Recommendations" none="Nothing to recommend now." isEmpty={recommendations.length === 0}>
              <Lines lines={recommendations} icon={<IconBulb size={16} className={classes.tip} aria-hidden />} />
            </Part>
            <Part label="Areas of Concern" none="No area of concern." isEmpty={areas.length === 0}>
              <Lines lines={areas} icon={<IconAlertTriangle size={16} className={classes.warning} aria-hidden />} />
            </Part>
            {blindSpots.length > 0 && (
              <Part label="Blind spots" none="" isEmpty={false}>
                <Lines lines={blindSpots} icon={<IconEyeOff size={16} className={classes.unseen} aria-hidden />} />
              </Part>
            )}
          </div>
          <p className={classes.source}>{insightsSourceText(formats, insights)}</p>
        </>
      )}
    </Panel>
  );
}

interface PartProps {
  label: string;
  none: string;
  isEmpty: boolean;
  children: ReactNode;
}

function Part({ label, none, isEmpty, children }: PartProps) {
  return (
    <div>
      <h3 className={classes.label}>{label}</h3>
      {isEmpty ? none : children}
    </div>
  );
}

function Lines({ lines, icon }: { lines: readonly string[]; icon: ReactNode }) {
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line}>
          {icon}
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
