import { TARGET_AUDIENCE_LABELS } from '@vela/domain';
import type { SurveySummary } from '@vela/contract';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAudience } from '../api/get-audience.ts';
import { useLaunchSurvey } from '../api/launch-survey.ts';
import { useLastValue } from '../use-last-value.ts';
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
      confirmLabel="Launch"
      busy={launch.isPending}
      onClose={onClose}
      onConfirm={() => {
        if (survey) launch.mutate(survey._id, { onSettled: onClose });
      }}
    />
  );
}

function LaunchWords({ survey }: { survey: SurveySummary }) {
  const formats = useFormats();
  const { targetAudience, department, settings, minGroup } = survey;
  const count = useAudience(targetAudience, department).data?.count;
  const audience = targetAudience === 'specific_department' ? department : TARGET_AUDIENCE_LABELS[targetAudience];
  const people = count === undefined ? '' : ` (${counted(formats, count, 'person', 'people')} now)`;
  return (
    <span className={classes.paragraphs}>
      <span>
        “{survey.title}” opens for this audience: {audience}
        {people}.
      </span>
      <span>An open link is made: whoever has it can answer, so share it with the people you want to hear from.</span>
      <span>
        {settings.anonymous
          ? `Answers are anonymous and stay hidden until at least ${formats.number(minGroup)} people have answered.`
          : 'Answers are not anonymous; people are told so before the first question.'}{' '}
        That can no longer be changed after the launch.
      </span>
    </span>
  );
}
