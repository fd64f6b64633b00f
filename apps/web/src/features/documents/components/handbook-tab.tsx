import { Button, Progress } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { Handbook, HandbookDocument } from '@vela/contract';
import { HANDBOOK_EXTENSIONS, HANDBOOK_MAX_BYTES } from '@vela/domain/documents';
import { useRef } from 'react';
import { useFileDrop } from '../../../lib/file-upload.ts';
import { useCan } from '../../../lib/use-can.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useHandbook, useRemoveHandbook } from '../api/handbook.ts';
import { useHandbookUpload } from '../api/upload-handbook.ts';
import { HandbookText } from './handbook-text.tsx';
import { HandbookCurrent, HandbookHistory } from './handbook-versions.tsx';
import classes from './handbook.module.css';

const MEGABYTE = 1024 * 1024;

/** The company's handbook: uploaded, read, searchable, and used by generated surveys. */
export function HandbookTab() {
  const handbook = useHandbook();
  if (handbook.data !== undefined) return <Loaded handbook={handbook.data} />;
  return (
    <Panel title="Handbook">
      {handbook.isError ? (
        <ErrorState error={handbook.error} isRetrying={handbook.isFetching} onRetry={() => void handbook.refetch()} />
      ) : (
        <SkeletonList rows={3} label="Loading Handbook" />
      )}
    </Panel>
  );
}

function Loaded({ handbook }: { handbook: Handbook }) {
  const mayEdit = useCan('company.write');
  const { current, latest, history } = handbook;
  return (
    <>
      {!mayEdit && (
        <Notice tone="blue">
          You can read the handbook but not replace it: that is for the administrators of your company.
        </Notice>
      )}
      <Panel title="Handbook" purpose="Generated surveys and insights build on its topics.">
        <div className={classes.stack}>
          <HandbookCurrent current={current} mayEdit={mayEdit} />
          {latest !== null && <ReadingProgress document={latest} mayEdit={mayEdit} hasOther={current !== null} />}
          {mayEdit && <HandbookUpload hasHandbook={current !== null} isReading={isOpen(latest)} />}
        </div>
      </Panel>
      {current !== null && <HandbookText key={current.id} documentId={current.id} />}
      {history.length > 0 && <HandbookHistory documents={history} mayEdit={mayEdit} />}
    </>
  );
}

const isOpen = (latest: Handbook['latest']): boolean => latest !== null && latest.status !== 'failed';

interface ReadingProgressProps {
  document: HandbookDocument;
  mayEdit: boolean;
  /** Whether an earlier handbook is in force meanwhile. */
  hasOther: boolean;
}

/** The handbook uploaded last while it is not in force: still being read, or refused. */
function ReadingProgress({ document, mayEdit, hasOther }: ReadingProgressProps) {
  const removal = useRemoveHandbook();
  const { fileName, status, progress, problem } = document;
  if (status === 'failed') {
    return (
      <Notice tone="red">
        “{fileName}” could not be used. {problem?.message}
        {hasOther && ' The earlier handbook stays in force.'}
      </Notice>
    );
  }
  const label = status === 'queued' ? `“${fileName}” waits to be read` : `Reading “${fileName}”`;
  return (
    <div className={classes.progress}>
      <div className={classes.progressText} role="status">
        {label}…{hasOther && ' The earlier handbook stays in force until then.'}
      </div>
      <Progress value={progress} aria-label={label} animated={status === 'queued'} className={classes.progressBar} />
      {mayEdit && (
        <Button
          size="compact-sm"
          variant="default"
          loading={removal.isPending}
          onClick={() => {
            removal.remove(document.id);
          }}
        >
          Stop reading
        </Button>
      )}
    </div>
  );
}

interface HandbookUploadProps {
  hasHandbook: boolean;
  /** Another one is being read already, perhaps from another browser. */
  isReading: boolean;
}

function HandbookUpload({ hasHandbook, isReading }: HandbookUploadProps) {
  const formats = useFormats();
  const upload = useHandbookUpload();
  const input = useRef<HTMLInputElement>(null);
  const isBusy = upload.phase !== 'idle' || isReading;
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isBusy) upload.start(file);
  };
  const { isOver, ...drop } = useFileDrop(take);
  return (
    <>
      {upload.refusal !== null && (
        <Notice tone="red">
          “{upload.fileName}” was not uploaded. {upload.refusal}
        </Notice>
      )}
      <div className={classes.drop} data-over={(isOver && !isBusy) || undefined} {...drop}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Handbook file"
          accept={HANDBOOK_EXTENSIONS.join(',')}
          onChange={(event) => {
            take(event.currentTarget.files);
            // Choosing the same file again, corrected meanwhile, must count as a choice.
            event.currentTarget.value = '';
          }}
        />
        <Button
          variant={hasHandbook ? 'default' : 'filled'}
          leftSection={<IconUpload size={16} aria-hidden />}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {isBusy ? 'Uploading...' : hasHandbook ? 'Upload a new handbook' : 'Upload handbook'}
        </Button>
        <p className={classes.dropText}>
          or drop the file here. PDF, Word or text ({HANDBOOK_EXTENSIONS.join(', ')}), up to{' '}
          {formats.number(HANDBOOK_MAX_BYTES / MEGABYTE)} MB.
        </p>
        {upload.phase === 'sending' && (
          <div className={classes.sending}>
            <Progress value={upload.percent} aria-label={`Sending “${upload.fileName}”`} />
            <div className={classes.progressText}>{formats.percent(upload.percent)} sent</div>
            <Button size="compact-sm" variant="default" onClick={upload.cancel}>
              Cancel
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
