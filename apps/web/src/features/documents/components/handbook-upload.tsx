import { Button, Progress } from '@mantine/core';
import { HANDBOOK_EXTENSIONS, HANDBOOK_MAX_BYTES } from '@vela/domain/documents';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useFileDrop } from '../../../lib/use-file-drop.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useHandbookUpload } from '../api/upload-handbook.ts';
import classes from './handbook.module.css';

interface HandbookUploadProps {
  hasHandbook: boolean;
  /** Another one is being read already, perhaps from another browser. */
  isReading: boolean;
}

const MEGABYTE = 1024 * 1024;

export function HandbookUpload({ hasHandbook, isReading }: HandbookUploadProps) {
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
