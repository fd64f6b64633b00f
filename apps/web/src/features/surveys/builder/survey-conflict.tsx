import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { Survey } from '@vela/contract';
import { toastInfo } from '../../../lib/toasts.tsx';
import type { SurveyFormHandle } from './use-survey-form.ts';

interface OutdatedNoticeProps {
  /** The survey as the server has it now. */
  survey: Survey;
  handle: SurveyFormHandle;
  isSaving: boolean;
}

/** Says that somebody else saved the survey while it is open here, and for a running one that edits reach people. */
export function OutdatedNotice({ survey, handle, isSaving }: OutdatedNoticeProps) {
  const isOutdated = !isSaving && handle.revision < survey.revision;
  return (
    <>
      {isOutdated && (
        <Alert color="yellow" variant="light" title="Changed by someone else" role="alert">
          <Group gap="sm">
            Somebody saved changes to this survey after you opened it.
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                handle.openConflict(survey);
              }}
            >
              Choose what to do
            </Button>
          </Group>
        </Alert>
      )}
      {survey.status === 'active' && (
        <Alert color="vela" variant="light" title="This survey is running">
          You can correct wording, add options at the end, reorder and hide questions. What would change the meaning of
          answers that people have already given is locked.
        </Alert>
      )}
    </>
  );
}

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
