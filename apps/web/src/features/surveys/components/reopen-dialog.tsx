import type { SurveySummary } from '@vela/contract';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useReopenSurvey } from '../api/reopen-survey.ts';
import { useLastValue } from '../use-last-value.ts';

interface ReopenDialogProps {
  survey: SurveySummary | null;
  onClose: () => void;
}

export function ReopenDialog({ survey, onClose }: ReopenDialogProps) {
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
