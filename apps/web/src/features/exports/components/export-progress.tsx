import { Button, Progress } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Export } from '@vela/contract';
import classes from './exports.module.css';

interface ExportProgressProps {
  /** Null until the server has said how it stands. */
  current: Export | null;
  isSaving: boolean;
  isCancelling: boolean;
  onSave: (done: Export) => void;
  onCancel: (id: string) => void;
  onDismiss: () => void;
}

/** In place of the menu while an export is under way, ready to be fetched again, or has failed. */
export function ExportProgress({ current, isSaving, isCancelling, onSave, onCancel, onDismiss }: ExportProgressProps) {
  if (current === null) return <p className={classes.words}>Looking for your export…</p>;
  const name = current.format.toUpperCase();
  if (current.status === 'failed' || current.status === 'cancelled') {
    const reason = current.problem?.message ?? 'It was cancelled.';
    return (
      <div className={classes.progress} role="alert">
        <p className={classes.words}>
          <IconAlertTriangle size={14} aria-hidden /> The {name} was not made. {reason}
        </p>
        <Button size="compact-sm" variant="default" onClick={onDismiss}>
          Close
        </Button>
      </div>
    );
  }
  if (current.status === 'done') {
    return (
      <div className={classes.progress}>
        <p className={classes.words} role="status">
          {isSaving ? `Downloading the ${name}…` : `The ${name} is ready.`}
        </p>
        <Button
          size="compact-sm"
          variant="default"
          loading={isSaving}
          onClick={() => {
            onSave(current);
          }}
        >
          Download
        </Button>
        {!isSaving && (
          <Button size="compact-sm" variant="subtle" onClick={onDismiss}>
            Close
          </Button>
        )}
      </div>
    );
  }
  const percent = Math.floor(current.progress * 100);
  const label = current.status === 'queued' ? `The ${name} waits to be written` : `Writing the ${name}`;
  return (
    <div className={classes.progress}>
      <div className={classes.track}>
        <p className={classes.words} role="status">
          {label}…
        </p>
        <Progress value={percent} aria-label={label} animated={percent === 0} />
      </div>
      <Button
        size="compact-sm"
        variant="default"
        loading={isCancelling}
        onClick={() => {
          onCancel(current._id);
        }}
      >
        Cancel export
      </Button>
    </div>
  );
}
