import type { Survey } from '@vela/contract';
import { fingerprintOf } from '@vela/domain/anonymity';
import { type ReminderFrequency, TARGET_AUDIENCE_LABELS } from '@vela/domain/surveys';
import type { ReactNode } from 'react';
import { useFormats } from '../../../lib/use-formats.ts';
import { Panel } from '../../../ui/panel.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { useSurveyKey } from '../api/survey.ts';
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

const REMINDER_LABELS: Record<ReminderFrequency, string> = {
  daily: 'Daily',
  every_2_days: 'Every 2 days',
  weekly: 'Weekly',
  never: 'Never',
};

function SurveySettings({ survey }: { survey: Survey }) {
  const formats = useFormats();
  const { settings } = survey;
  const isInvited = settings.access === 'invited_only';
  const dates: [string, string | null][] = [
    ['Created', survey.createdAt],
    ['Scheduled for', survey.scheduledDate],
    ['Launched', survey.launchedAt],
    ['Ends', survey.endDate],
    ['Closed', survey.closedAt],
  ];
  return (
    <div className={classes.stack}>
      <Panel title="Settings">
        <dl className={classes.settings}>
          <dt>Target audience</dt>
          <dd>
            {survey.targetAudience === 'specific_department' && survey.department !== ''
              ? survey.department
              : TARGET_AUDIENCE_LABELS[survey.targetAudience]}
          </dd>
          <dt>Access</dt>
          <dd>{isInvited ? 'Invited people only' : 'Anyone with the link'}</dd>
          {survey.invitedCount > 0 && <SettingRow label="Invited" value={formats.number(survey.invitedCount)} />}
          <dt>Anonymous</dt>
          <dd>{settings.anonymous ? 'Yes' : 'No'}</dd>
          <dt>Multiple responses</dt>
          <dd>{settings.allowMultipleResponses ? 'Allowed' : isInvited ? 'One per person' : 'One per device'}</dd>
          <dt>Reminder frequency</dt>
          <dd>{REMINDER_LABELS[settings.reminderFrequency] ?? 'Daily'}</dd>
          {dates.map(([label, time]) =>
            time === null ? null : <SettingRow key={label} label={label} value={formats.dateTime(time)} />,
          )}
        </dl>
      </Panel>
      <Panel title="What anonymity means here">
        <p className={classes.note}>
          {settings.anonymous
            ? 'Answers are stored without name, e-mail, address or exact time, and nobody can see who has taken part, whatever their role. Results appear only once enough people have answered, and grow in steps, so that comparing before and after singles out no one.'
            : 'Each response is shown as it was handed in, as soon as it comes in. People are told so before the first question.'}
        </p>
        <KeyFingerprint survey={survey} />
      </Panel>
    </div>
  );
}

function SettingRow({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** Of the key that tokens are signed with: respondents see the same on their page, and can compare. */
function KeyFingerprint({ survey }: { survey: Survey }) {
  const { settings, launchedAt } = survey;
  const isVerified = settings.anonymous && settings.access === 'invited_only' && launchedAt !== null;
  const key = useSurveyKey(survey._id, { enabled: isVerified });
  if (!isVerified || key.data === undefined) return null;
  return (
    <p className={classes.note} style={{ marginTop: 10 }}>
      Answers come with blind tokens of one key for everybody. Its fingerprint, which people see on their page too:{' '}
      <code>{keyFingerprint(key.data.keyId)}</code>
    </p>
  );
}

/** A key's id (SHA-256, base64url) as respondents read it on their page. */
export function keyFingerprint(keyId: string): string {
  const binary = atob(keyId.replace(/-/g, '+').replace(/_/g, '/'));
  return fingerprintOf(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}
