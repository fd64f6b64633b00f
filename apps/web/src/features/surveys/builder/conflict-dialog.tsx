import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { Survey } from '@vela/contract';
import { toastInfo } from '../../../lib/toasts.tsx';
import { reapplyEdits } from './reapply-edits.ts';
import { baseFromSurvey, type SurveyFormHandle } from './use-survey-form.ts';

interface ConflictDialogProps {
  handle: SurveyFormHandle;
  conflict: { theirs: Survey; message: string } | null;
  onClose: () => void;
}

/** Somebody else saved first. Both ways out keep everything: one undo leads back to what was on the screen. */
export function ConflictDialog({ handle, conflict, onClose }: ConflictDialogProps) {
  const reload = () => {
    if (!conflict) return;
    handle.rebase(baseFromSurvey(conflict.theirs));
    toastInfo('This is the saved version. Undo brings yours back.');
    onClose();
  };
  const reapply = () => {
    if (!conflict) return;
    const next = baseFromSurvey(conflict.theirs);
    const mine = handle.state.form;
    handle.rebase(next, reapplyEdits({ base: handle.base?.form ?? next.form, mine, theirs: next.form }));
    toastInfo('Your changes stand on top of theirs now. Please check them and save.');
    onClose();
  };
  return (
    <Modal opened={conflict !== null} onClose={onClose} title="Changed by someone else" role="alertdialog">
      <Stack gap="lg">
        <Text size="sm">{conflict?.message}</Text>
        <Text size="sm">
          Nothing of yours is lost. Load their version and look at it first, or put your changes on top: where both of
          you changed the same, yours count.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={reload}>
            Load their version
          </Button>
          <Button onClick={reapply} data-autofocus>
            Put my changes on top
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
