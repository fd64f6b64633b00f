import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { PeopleImport } from '@vela/contract';
import type { ImportMapping, ImportResult } from '@vela/domain/people';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { readDraft, removeDraft, writeDraft } from '../../../lib/draft-store.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { usePeopleImport } from '../api/people-imports.ts';
import { InviteWaitingButton, OutboxNotice } from '../invite/waiting-invitations.tsx';
import { usePeoplePlace } from '../people-place.ts';
import { ImportCheckStep } from './import-check-step.tsx';
import { ImportColumns, keptMapping } from './import-columns.tsx';
import { resultWords } from './import-words.ts';
import classes from './import.module.css';
import { UndoImportDialog } from './past-imports.tsx';

const TITLES = { done: 'The import is done', failed: 'The import has failed', undone: 'The import is undone' } as const;

/** A list that was sent: what comes next depends on how far the server is with it. */
export function ImportRun({ id }: { id: string }) {
  const { linkTo } = usePeoplePlace();
  const query = usePeopleImport(id);
  if (query.isPending) return <SkeletonList rows={5} rowHeight={52} label="Loading the import" />;
  if (query.isError && !query.data) {
    const isGone = query.error instanceof ApiError && query.error.status === 404;
    return (
      <Panel>
        {isGone ? (
          <EmptyState
            title="Import not found"
            text="Lists are kept for a limited time. Please choose the file again."
            action={<ButtonLink to={linkTo({ import: 'new' })}>Choose a file</ButtonLink>}
          />
        ) : (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
        )}
      </Panel>
    );
  }
  const known = query.data;
  switch (known.status) {
    case 'uploaded':
      return <Choosing import={known} />;
    case 'running':
      return <ImportProgress import={known} />;
    case 'done':
    case 'failed':
    case 'undone':
      return <ImportResultPanel import={known} />;
  }
}

/** Columns, then the check; the choice of columns survives a reload. */
function Choosing({ import: known }: { import: PeopleImport }) {
  const draft = `people-import.${known.id}`;
  const [mapping, setMapping] = useState<ImportMapping>(
    () => keptMapping(readDraft(draft), known.header.length) ?? known.suggestedMapping,
  );
  const [isChecking, setIsChecking] = useState(false);
  if (isChecking) {
    return (
      <ImportCheckStep
        import={known}
        mapping={mapping}
        onBack={() => {
          setIsChecking(false);
        }}
        onApplied={() => {
          removeDraft(draft);
        }}
      />
    );
  }
  return (
    <ImportColumns
      import={known}
      mapping={mapping}
      onChange={(next) => {
        setMapping(next);
        writeDraft(draft, next);
      }}
      onNext={() => {
        setIsChecking(true);
      }}
    />
  );
}

/** The last step: what became of the list. */
function ImportResultPanel({ import: known }: { import: PeopleImport }) {
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

function ImportProgress({ import: known }: { import: PeopleImport }) {
  const formats = useFormats();
  const percent = known.rowCount === 0 ? 0 : Math.min(100, (known.processedRows / known.rowCount) * 100);
  return (
    <Panel title="Importing..." purpose={known.fileName}>
      <Stack gap="xs" role="status" aria-busy="true">
        <Text size="sm">
          {formats.number(known.processedRows)} of {formats.number(known.rowCount)} rows
        </Text>
        <Progress value={percent} animated aria-label="Imported rows" />
        <Text size="sm" c="dimmed">
          You can leave this screen: the import goes on, and you find it among the past imports.
        </Text>
      </Stack>
    </Panel>
  );
}
