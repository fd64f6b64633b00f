import { Alert, Button, Group } from '@mantine/core';
import type { Survey } from '@vela/contract';
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
