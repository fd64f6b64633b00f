import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { toastInfo } from '../../../lib/toasts.tsx';
import type { SurveyFormHandle } from './use-survey-form.ts';

/** Somebody else saved first. Both ways out keep everything: one undo leads back to what was on the screen. */
export function ConflictDialog({ handle }: { handle: SurveyFormHandle }) {
  const { theirs } = handle;
  const reload = () => {
    if (theirs === null) return;
    handle.takeTheirs(theirs);
    toastInfo('This is the saved version. Undo brings yours back.');
  };
  const reapply = () => {
    if (theirs === null) return;
    handle.putMineOnTop(theirs);
    toastInfo('Your changes stand on top of theirs now. Please check them and save.');
  };
  return (
    <Modal opened={theirs !== null} onClose={handle.endConflict} title="Changed by someone else">
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
