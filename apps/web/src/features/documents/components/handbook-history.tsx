import { Button } from '@mantine/core';
import type { HandbookDocument } from '@vela/contract';
import { IconDownload } from '@tabler/icons-react';
import { useFormats } from '../../../lib/use-formats.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { useSaveOriginal } from '../api/save-original.ts';
import { fileSize } from '../file-size.ts';
import classes from './handbook.module.css';

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
