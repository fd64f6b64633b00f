import type { ReactNode } from 'react';
import type { Survey } from '@vela/contract';
import { useFormats } from '../../../lib/use-formats.ts';
import { Panel } from '../../../ui/panel.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { SurveySettings } from './survey-settings.tsx';
import classes from './figures.module.css';

interface OverviewTabProps {
  survey: Survey;
  /** Who has answered, over time and by department. */
  participation: ReactNode;
}

export function OverviewTab({ survey, participation }: OverviewTabProps) {
  const formats = useFormats();
  const { invitedCount, startedCount, responseCount } = survey;
  const base =
    invitedCount > 0
      ? `${formats.number(invitedCount)} who were invited`
      : `${formats.number(startedCount)} who started`;
  return (
    <div className={classes.stack}>
      <div className={classes.cards}>
        <StatCard label="Responses" value={formats.number(responseCount)} hint="Submitted" />
        {invitedCount > 0 ? (
          <StatCard label="Invited" value={formats.number(invitedCount)} hint="Sent a personal link" />
        ) : (
          <StatCard label="Started" value={formats.number(startedCount)} hint="Opened the survey" />
        )}
        <StatCard
          label="Completion rate"
          value={formats.percent(survey.completionRate)}
          hint={`${formats.number(responseCount)} of ${base}`}
        />
        <StatCard label="Questions" value={formats.number(survey.questionCount)} hint={aiHint(survey)} />
      </div>
      <div className={classes.two}>
        <div className={classes.stack}>
          {participation}
          {survey.description !== '' && (
            <Panel title="Description">
              <div style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{survey.description}</div>
            </Panel>
          )}
          <Suggestions survey={survey} />
        </div>
        <SurveySettings survey={survey} />
      </div>
    </div>
  );
}

function aiHint({ aiInsights }: Survey): string {
  const count = aiInsights.generatedQuestions.length;
  return count === 0 ? 'Written by hand' : `${String(count)} drafted by AI`;
}

/** The linter's advice can only be followed before the survey has run. */
function Suggestions({ survey }: { survey: Survey }) {
  const { suggestedImprovements } = survey.aiInsights;
  if (!survey.allowed.edit || suggestedImprovements.length === 0) return null;
  return (
    <Panel title="Suggested improvements">
      <ul className={classes.plainList}>
        {suggestedImprovements.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Panel>
  );
}
