import { ScrollArea } from '@mantine/core';
import { TARGET_AUDIENCE_LABELS } from '@vela/domain/surveys';
import type { SurveySummary } from '@vela/contract';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAudience } from '../api/get-audience.ts';
import { useLaunchSurvey } from '../api/launch-survey.ts';
import { useLastValue } from '../use-last-value.ts';
import { PrivacyForecast } from './privacy-forecast.tsx';
import classes from './figures.module.css';

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
