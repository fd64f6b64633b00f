import type { Survey, SurveyAnalytics } from '@vela/contract';
import { counted, type Formats } from '../../../../lib/format.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { DayChart } from '../../../../ui/day-chart.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { shareText } from '../../../../lib/figure-texts.ts';
import { DataTable } from '../../components/data-table.tsx';
import { Figure } from '../../components/figure.tsx';
import { SURVEY_FIGURE_DEFINITIONS } from '../../definitions.ts';
import classes from './history.module.css';
import figures from '../components/survey-figures.module.css';

interface ParticipationPanelProps {
  survey: Survey;
  analytics: SurveyAnalytics;
}

/** Responses by day: how many, never what. */
export function ParticipationPanel({ survey, analytics }: ParticipationPanelProps) {
  const formats = useFormats();
  const { overTime } = analytics.participation;
  const counts = Object.fromEntries(overTime.map(({ day, submitted }) => [day, submitted]));
  const of =
    survey.invitedCount > 0 ? ` of ${counted(formats, survey.invitedCount, 'invited person', 'invited people')}` : '';
  return (
    <Panel title="Participation" purpose={`Responses by day${of}`}>
      {analytics.totalResponses === 0 ? (
        <EmptyState plain title="No responses yet" text={emptyText(survey)} />
      ) : (
        <DayChart counts={counts} label="Responses" />
      )}
    </Panel>
  );
}

function emptyText({ status }: Survey): string {
  if (status === 'active') return 'Share the link, and the first answers show up here.';
  if (status === 'draft' || status === 'scheduled') return 'Launch the survey to collect the first answers.';
  return 'This survey ended without any.';
}

type DropOff = SurveyAnalytics['dropOff'];

interface Step {
  name: string;
  count: number;
  definition: string;
}

/** Where people were lost: from the invitation to handing in, and question by question. */
export function DropOffPanel({ dropOff }: { dropOff: DropOff }) {
  const formats = useFormats();
  const steps = stepsOf(dropOff);
  const [first] = steps;
  const asked = dropOff.questions.filter((question) => question.asked > 0);
  return (
    <Panel title="Drop-off" purpose="From opening the survey to handing it in, and question by question">
      <div className={figures.spaced}>
        <ol className={classes.steps} aria-label="Steps">
          {steps.map(({ name, count, definition }) => (
            <li key={name}>
              <span>{name}</span>
              <span className={classes.count}>
                <Figure
                  name={name}
                  value={stepText(formats, count, first?.count ?? 0)}
                  explanation={{ definition, base: counted(formats, first?.count ?? 0, 'person', 'people') }}
                />
              </span>
              <span className={classes.track} aria-hidden>
                <span style={{ width: `${String(share(count, first?.count ?? 0))}%` }} />
              </span>
            </li>
          ))}
        </ol>
        <p className={figures.note}>
          Where people stopped in the middle is not recorded: nothing leaves the device before handing in.
        </p>
        {asked.length > 0 && (
          <DataTable
            isWhole
            label="Answered and skipped by question"
            columns={['Question', 'Counted', 'Answered', 'Skipped', 'Not applicable']}
            rows={asked.map((question) => [
              question.questionText,
              formats.number(question.asked),
              shareText(formats, question.answered, question.asked),
              shareText(formats, question.skipped, question.asked),
              formats.number(question.notApplicable),
            ])}
          />
        )}
      </div>
    </Panel>
  );
}

function stepsOf({ invited, started, submitted }: DropOff): Step[] {
  // Whoever hands in has opened it, also where the page could not say so.
  const opened = Math.max(started, submitted);
  return [
    ...(invited === null
      ? []
      : [{ name: 'Invited', count: invited, definition: 'People who were sent a personal link.' }]),
    { name: 'Opened', count: opened, definition: SURVEY_FIGURE_DEFINITIONS.started },
    { name: 'Handed in', count: submitted, definition: SURVEY_FIGURE_DEFINITIONS.responses },
  ];
}

const share = (count: number, base: number): number => (base === 0 ? 0 : Math.min(100, (count / base) * 100));

const stepText = (formats: Formats, count: number, base: number): string =>
  base === 0 ? formats.number(count) : shareText(formats, count, base);
