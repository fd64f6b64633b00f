import { Button, Group, Stack } from '@mantine/core';
import type { PeopleImport } from '@vela/contract';
import type { ImportResult } from '@vela/domain/people';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { InviteWaitingButton } from '../invite/invite-waiting-button.tsx';
import { OutboxNotice } from '../invite/outbox-notice.tsx';
import { usePeoplePlace } from '../use-people-place.ts';
import classes from './import.module.css';
import { resultWords } from './result-words.ts';
import { UndoImportDialog } from './undo-import-dialog.tsx';

const TITLES = { done: 'The import is done', failed: 'The import has failed', undone: 'The import is undone' } as const;

/** The last step: what became of the list. */
export function ImportResultPanel({ import: known }: { import: PeopleImport }) {
  const formats = useFormats();
  const { linkTo } = usePeoplePlace();
  const [isUndoing, setIsUndoing] = useState(false);
  const title = TITLES[known.status === 'done' || known.status === 'undone' ? known.status : 'failed'];
  return (
    <Panel title={title} purpose={known.fileName}>
      <Stack gap="md">
        {known.result !== null && (
          <p className={classes.line} role="status">
            {resultWords(formats, known.result)}
          </p>
        )}
        {known.status === 'done' && known.result !== null && <NextSteps result={known.result} />}
        {known.status === 'failed' && (
          <Notice tone="red">{known.problem ?? 'Nobody was added. Please try again.'}</Notice>
        )}
        <Group gap="xs">
          <ButtonLink to={paths.people}>See the people</ButtonLink>
          {known.status === 'done' && <InviteWaitingButton />}
          {(known.status === 'failed' || (known.result?.leftOut ?? 0) > 0) && (
            <ButtonLink variant="default" to={linkTo({ import: 'new' })}>
              Choose the file again
            </ButtonLink>
          )}
          {known.canUndo && (
            <Button
              variant="default"
              onClick={() => {
                setIsUndoing(true);
              }}
            >
              Undo this import
            </Button>
          )}
        </Group>
      </Stack>
      {isUndoing && (
        <UndoImportDialog
          import={known}
          onClose={() => {
            setIsUndoing(false);
          }}
        />
      )}
    </Panel>
  );
}

function NextSteps({ result }: { result: ImportResult }) {
  return (
    <>
      {result.leftOut > 0 && (
        <p className={classes.line}>
          Lines that were left out can follow: correct them and choose the file again. Nobody is added twice.
        </p>
      )}
      {result.invited > 0 && <OutboxNotice emails="anybody" />}
    </>
  );
}
