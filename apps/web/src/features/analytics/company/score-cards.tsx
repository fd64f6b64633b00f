import type { CompanyAnalytics } from '@vela/contract';
import { Panel } from '../../../ui/panel.tsx';
import { MeasureCard } from '../components/measure-card.tsx';
import { COMPANY_FIGURE_DEFINITIONS } from '../definitions.ts';
import { usePeriodFormat } from '../use-period-format.ts';
import classes from './company.module.css';

interface ScoreCardsProps {
  analytics: CompanyAnalytics;
  since: string;
}

/** Score, favourable answers and eNPS of the period beside those of the one before. */
export function ScoreCards({ analytics, since }: ScoreCardsProps) {
  const formatPeriod = usePeriodFormat();
  const { score, favourable, enps, comparison } = analytics;
  return (
    <Panel title="Comparison" purpose={`With ${since}, ${formatPeriod(comparison.period)}`}>
      <div className={classes.three}>
        <MeasureCard
          name="Score"
          kind="score"
          measure={score}
          definition={COMPANY_FIGURE_DEFINITIONS.score}
          since={since}
          before={comparison.score.figure}
        />
        <MeasureCard
          name="Favourable"
          kind="percent"
          measure={favourable}
          definition={COMPANY_FIGURE_DEFINITIONS.favourable}
          since={since}
          before={comparison.favourable.figure}
        />
        <MeasureCard
          name="eNPS"
          kind="enps"
          measure={enps}
          definition={COMPANY_FIGURE_DEFINITIONS.enps}
          since={since}
          before={comparison.enps.figure}
        />
      </div>
    </Panel>
  );
}
