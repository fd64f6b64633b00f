import type { CompanyAnalytics } from '@vela/contract';
import { IconChecklist, IconMessages, IconPercentage, IconUsers } from '@tabler/icons-react';
import { permissionScope } from '@vela/domain/accounts';
import { useUser } from '../../../lib/session.tsx';
import { useFormats } from '../../../lib/use-formats.ts';
import { ChangeBadge } from '../components/change-badge.tsx';
import { FigureCard, MeasureCard } from '../components/figure-card.tsx';
import { explainFigure } from '../components/figure-words.ts';
import { COMPANY_FIGURE_DEFINITIONS } from '../definitions.ts';
import classes from './company.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { usePeriodFormat } from '../use-day-formats.ts';

interface SummaryCardsProps {
  analytics: CompanyAnalytics;
  since: string;
}

/** The four figures at the top; each is 0 where there is nothing, as specified, and then says so. */
export function SummaryCards({ analytics, since }: SummaryCardsProps) {
  const formats = useFormats();
  const { overview, responseRate } = analytics;
  const seesCompany = permissionScope(useUser().role, 'analytics.read') === 'company';
  const wasAsked = responseRate.figure.base > 0;
  return (
    <div className={classes.cards}>
      <FigureCard
        name="Total Employees"
        value={formats.number(overview.totalEmployees)}
        icon={<IconUsers size={17} />}
        explanation={{
          definition: seesCompany ? COMPANY_FIGURE_DEFINITIONS.totalEmployees : COMPANY_FIGURE_DEFINITIONS.teamSize,
          leftOut: ['People who are on leave, deactivated or not hired yet'],
        }}
      >
        {!seesCompany && 'people in your team: who report to you, or to somebody who does'}
      </FigureCard>
      <FigureCard
        name="Response Rate"
        value={formats.percent(overview.responseRate)}
        icon={<IconPercentage size={17} />}
        explanation={explainFigure(formats, COMPANY_FIGURE_DEFINITIONS.responseRate, {
          figure: responseRate.figure,
          kind: 'rate',
          isOverSurveys: true,
        })}
      >
        {wasAsked ? (
          <>
            {`${formats.number(responseRate.figure.people)} of ${formats.number(responseRate.figure.base)} in the surveys that were open in the period`}
            <ChangeBadge change={responseRate.change} of="the response rate" since={since} />
          </>
        ) : (
          'Nobody was asked in this period'
        )}
      </FigureCard>
      <FigureCard
        name="Active Surveys"
        value={formats.number(overview.activeSurveys)}
        icon={<IconChecklist size={17} />}
        explanation={{
          definition: COMPANY_FIGURE_DEFINITIONS.activeSurveys,
          leftOut: ['Drafts, and surveys that are scheduled, closed or archived'],
        }}
      />
      <FigureCard
        name="Total Responses"
        value={formats.number(overview.totalResponses)}
        icon={<IconMessages size={17} />}
        explanation={{
          definition: COMPANY_FIGURE_DEFINITIONS.totalResponses,
          leftOut: ['Answers that were begun and not handed in'],
        }}
      >
        handed in during the period
      </FigureCard>
    </div>
  );
}

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
