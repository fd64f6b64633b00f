import { Button, Group } from '@mantine/core';
import { IconDownload, IconFileText, IconTrash } from '@tabler/icons-react';
import type { Handbook, HandbookDocument } from '@vela/contract';
import { useState } from 'react';
import { counted, fileSize } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { useRemoveHandbook, useSaveOriginal } from '../api/handbook.ts';
import classes from './handbook.module.css';

interface HandbookCurrentProps {
  current: Handbook['current'];
  mayEdit: boolean;
}

/** The handbook in force. */
export function HandbookCurrent({ current, mayEdit }: HandbookCurrentProps) {
  if (current !== null) return <Processed document={current} mayEdit={mayEdit} />;
  return (
    <EmptyState
      title="Not uploaded"
      text={
        mayEdit
          ? 'Upload your handbook, and generated surveys will ask about its topics.'
          : 'Your company has not uploaded a handbook yet.'
      }
    />
  );
}

function Processed({ document, mayEdit }: { document: HandbookDocument; mayEdit: boolean }) {
  const formats = useFormats();
  const { fileName, uploadedAt, uploadedBy, pageCount, sectionCount, sizeBytes, notices } = document;
  const facts = [
    ...(pageCount === null ? [] : [counted(formats, pageCount, 'page')]),
    counted(formats, sectionCount, 'section'),
    fileSize(sizeBytes, formats),
  ];
  return (
    <>
      <div className={classes.file}>
        <span className={classes.icon}>
          <IconFileText size={20} stroke={1.75} aria-hidden />
        </span>
        <div className={classes.fileText}>
          <div className={classes.fileName}>{fileName}</div>
          <div className={classes.meta}>
            Uploaded on {formats.date(uploadedAt)}
            {uploadedBy !== null && ` by ${uploadedBy}`} · {facts.join(' · ')}
          </div>
        </div>
        {mayEdit && <FileActions document={document} />}
      </div>
      {notices.map(({ code, message }) => (
        <Notice key={code} tone="yellow">
          {message}
        </Notice>
      ))}
    </>
  );
}

function FileActions({ document }: { document: HandbookDocument }) {
  const save = useSaveOriginal();
  const removal = useRemoveHandbook();
  const [asks, setAsks] = useState(false);
  const close = () => {
    setAsks(false);
  };
  return (
    <Group gap="xs">
      {document.hasOriginal && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          loading={save.isPending}
          onClick={() => {
            save.mutate(document);
          }}
        >
          Download
        </Button>
      )}
      <Button
        size="xs"
        variant="light"
        color="red"
        leftSection={<IconTrash size={14} aria-hidden />}
        onClick={() => {
          setAsks(true);
        }}
      >
        Remove
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={close}
        danger
        title="Remove the handbook?"
        message={`“${document.fileName}”, its text and the uploaded file are removed. Surveys that were generated from it stay as they are.`}
        confirmLabel="Remove"
        busy={removal.isPending}
        onConfirm={() => {
          removal.remove(document.id, close);
        }}
      />
    </Group>
  );
}

interface HandbookHistoryProps {
  documents: readonly HandbookDocument[];
  mayEdit: boolean;
}

/** Handbooks that were in force before. */
export function HandbookHistory({ documents, mayEdit }: HandbookHistoryProps) {
  return (
    <Panel title="Earlier handbooks" flush>
      <ul className={classes.history}>
        {documents.map((document) => (
          <HistoryRow key={document.id} document={document} mayEdit={mayEdit} />
        ))}
      </ul>
    </Panel>
  );
}

function HistoryRow({ document, mayEdit }: { document: HandbookDocument; mayEdit: boolean }) {
  const formats = useFormats();
  const save = useSaveOriginal();
  const { fileName, uploadedAt, uploadedBy, replacedAt, sizeBytes, status, problem, hasOriginal } = document;
  return (
    <li>
      <div className={classes.fileText}>
        <div className={classes.fileName}>{fileName}</div>
        <div className={classes.meta}>
          Uploaded on {formats.date(uploadedAt)}
          {uploadedBy !== null && ` by ${uploadedBy}`} · {fileSize(sizeBytes, formats)}
        </div>
        {problem !== null && <div className={classes.meta}>{problem.message}</div>}
      </div>
      {status === 'failed' && <ToneBadge tone="red">Not readable</ToneBadge>}
      {status !== 'failed' && replacedAt !== null && (
        <ToneBadge tone="gray">
          {hasOriginal ? 'Replaced' : 'Removed'} on {formats.date(replacedAt)}
        </ToneBadge>
      )}
      {mayEdit && hasOriginal && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          aria-label={`Download ${fileName}`}
          loading={save.isPending}
          onClick={() => {
            save.mutate(document);
          }}
        >
          Download
        </Button>
      )}
    </li>
  );
}
