import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { Survey } from '@vela/contract';
import { toastInfo } from '../../../lib/toasts.tsx';
import { reapplyEdits } from './reapply-edits.ts';
import { baseFromSurvey, type SurveyFormHandle } from './use-survey-form.ts';

interface ConflictDialogProps {
  handle: SurveyFormHandle;
  /** What they saved; null while there is no conflict. */
  theirs: Survey | null;
  onClose: () => void;
}

/** Somebody else saved first. Both ways out keep everything: one undo leads back to what was on the screen. */
export function ConflictDialog({ handle, theirs, onClose }: ConflictDialogProps) {
  const reload = () => {
    if (!theirs) return;
    handle.rebase(baseFromSurvey(theirs));
    toastInfo('This is the saved version. Undo brings yours back.');
    onClose();
  };
  const reapply = () => {
    if (!theirs) return;
    const next = baseFromSurvey(theirs);
    const mine = handle.state.form;
    handle.rebase(next, reapplyEdits({ base: handle.base?.form ?? next.form, mine, theirs: next.form }));
    toastInfo('Your changes stand on top of theirs now. Please check them and save.');
    onClose();
  };
  return (
    <Modal opened={theirs !== null} onClose={onClose} title="Changed by someone else">
      <Stack gap="lg">
        <Text size="sm">Somebody else saved this survey while you were editing it.</Text>
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
