import { Button, Progress } from '@mantine/core';
import type { HandbookDocument } from '@vela/contract';
import { Notice } from '../../../ui/notice.tsx';
import { useRemoveHandbook } from '../api/remove-handbook.ts';
import classes from './handbook.module.css';

interface ReadingProgressProps {
  document: HandbookDocument;
  mayEdit: boolean;
  /** Whether an earlier handbook is in force meanwhile. */
  hasOther: boolean;
}

/** The handbook uploaded last while it is not in force: still being read, or refused. */
export function ReadingProgress({ document, mayEdit, hasOther }: ReadingProgressProps) {
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
