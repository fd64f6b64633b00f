import type { SurveySummary } from '@vela/contract';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useCloseSurvey } from '../api/close-survey.ts';
import { useLastValue } from '../use-last-value.ts';

interface CloseDialogProps {
  survey: SurveySummary | null;
  onClose: () => void;
}

export function CloseDialog({ survey, onClose }: CloseDialogProps) {
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
