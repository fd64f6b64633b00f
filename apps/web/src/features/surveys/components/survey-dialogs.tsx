import { ScrollArea } from '@mantine/core';
import type { Survey, SurveySummary } from '@vela/contract';
import { TARGET_AUDIENCE_LABELS } from '@vela/domain/surveys';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useCloseSurvey, useDeleteSurvey, useLaunchSurvey, useReopenSurvey } from '../api/survey.ts';
import { useAudience } from '../api/audience.ts';
import classes from './figures.module.css';
import { PrivacyForecast } from './privacy-forecast.tsx';

interface SurveyDialogProps {
  /** The survey to ask about; null while nothing is asked. */
  survey: SurveySummary | null;
  onClose: () => void;
}

export function LaunchDialog({ survey, onClose }: SurveyDialogProps) {
  const launch = useLaunchSurvey();
  // The words stay while the dialog fades out.
  const shown = useLastValue(survey);
  return (
    <ConfirmDialog
      opened={survey !== null}
      title="Launch this survey?"
      message={shown && <LaunchWords survey={shown} />}
      size={shown?.settings.access === 'invited_only' ? 'lg' : 'sm'}
      confirmLabel="Launch"
      busy={launch.isPending}
      onClose={onClose}
      onConfirm={() => {
        if (survey) launch.mutate(survey._id, { onSettled: onClose });
      }}
    >
      {shown && <LaunchForecast survey={shown} />}
    </ConfirmDialog>
  );
}

function LaunchForecast({ survey }: { survey: SurveySummary }) {
  const forecast = useAudience(survey).data?.forecast;
  if (survey.settings.access !== 'invited_only' || forecast === undefined) return null;
  return (
    // Companies have many departments; the buttons stay in sight.
    <ScrollArea.Autosize mah="40vh" type="auto" viewportProps={{ tabIndex: 0 }}>
      <PrivacyForecast forecast={forecast} />
    </ScrollArea.Autosize>
  );
}

function LaunchWords({ survey }: { survey: SurveySummary }) {
  const formats = useFormats();
  const { targetAudience, department, settings, minGroup } = survey;
  const count = useAudience(survey).data?.count;
  const audience = targetAudience === 'specific_department' ? department : TARGET_AUDIENCE_LABELS[targetAudience];
  const people = count === undefined ? '' : ` (${counted(formats, count, 'person', 'people')} now)`;
  return (
    <span className={classes.paragraphs}>
      <span>
        “{survey.title}” opens for this audience: {audience}
        {people}.
      </span>
      <span>
        {settings.access === 'invited_only'
          ? 'Each of these people gets a personal link, by e-mail and in Vela. Who is invited is fixed at the launch; people can be added later, nobody is taken off.'
          : 'An open link is made: whoever has it can answer, so share it with the people you want to hear from.'}
      </span>
      <span>
        {settings.anonymous
          ? `Answers are anonymous and stay hidden until at least ${formats.number(minGroup)} people have answered.`
          : 'Answers are not anonymous; people are told so before the first question.'}{' '}
        Neither that nor who can answer can be changed after the launch.
      </span>
    </span>
  );
}

export function CloseDialog({ survey, onClose }: SurveyDialogProps) {
  const formats = useFormats();
  const close = useCloseSurvey();
  const shown = useLastValue(survey);
  return (
    <ConfirmDialog
      opened={survey !== null}
      title="Close this survey?"
      message={
        shown &&
        `“${shown.title}” takes no more answers from then on, and ${shown.settings.access === 'invited_only' ? 'the personal links say' : 'its link says'} so. The ${counted(formats, shown.responseCount, 'response')} so far stay readable as before.`
      }
      confirmLabel="Close"
      cancelLabel="Keep it open"
      busy={close.isPending}
      onClose={onClose}
      onConfirm={() => {
        if (survey) close.mutate(survey._id, { onSettled: onClose });
      }}
    />
  );
}

export function ReopenDialog({ survey, onClose }: SurveyDialogProps) {
  const reopen = useReopenSurvey();
  const shown = useLastValue(survey);
  return (
    <ConfirmDialog
      opened={survey !== null}
      title="Reopen this survey?"
      message={shown && reopenWords(shown)}
      confirmLabel="Reopen"
      cancelLabel="Keep it closed"
      busy={reopen.isPending}
      onClose={onClose}
      onConfirm={() => {
        if (survey) reopen.mutate(survey._id, { onSettled: onClose });
      }}
    />
  );
}

function reopenWords({ title, settings }: SurveySummary): string {
  const who =
    settings.access === 'invited_only'
      ? 'Those of the invited people who have not answered yet can do so by their personal links.'
      : 'Whoever has the link can answer.';
  return `“${title}” takes answers again. ${who} What was answered so far stays as it is, and so do anonymity and thresholds.`;
}

interface DeleteDialogProps {
  survey: Survey;
  opened: boolean;
  onClose: () => void;
}

export function DeleteDialog({ survey, opened, onClose }: DeleteDialogProps) {
  const remove = useDeleteSurvey();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      opened={opened}
      title={`Delete “${survey.title}”`}
      message="Are you sure you want to delete this survey? This action cannot be undone."
      confirmLabel="Delete"
      danger
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => {
        remove.mutate(survey._id, {
          onSuccess: () => void navigate(paths.surveys),
          onError: onClose,
        });
      }}
    />
  );
}

/** The value, or the last one there was while it is null: a dialog keeps its words while it fades out. */
function useLastValue<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
