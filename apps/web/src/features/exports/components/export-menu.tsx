import { Button, Menu, Progress } from '@mantine/core';
import { IconChevronDown, IconDownload, IconAlertTriangle } from '@tabler/icons-react';
import type { Export } from '@vela/contract';
import { useEffect, useRef } from 'react';
import { useCan } from '../../../lib/use-can.ts';
import { useExport } from '../api/use-export.ts';
import { exportChoicesOf, type ExportSubject } from '../export-choices.ts';
import classes from './exports.module.css';

/** Everything that may be read as a file: chosen, watched while it is written, and saved once it is done. */
export function ExportMenu({ subject }: { subject: ExportSubject }) {
  const may = useCan('surveyId' in subject ? 'responses.export' : 'analytics.read');
  return may ? <Exports subject={subject} /> : null;
}

function Exports({ subject }: { subject: ExportSubject }) {
  const { current, isWaiting, start, save, cancel, dismiss } = useExport(subject);
  const saved = useRef<string | null>(null);
  const done = current?.status === 'done' ? current : null;
  const { mutate: saveNow } = save;

  // The browser's download is outside of what is drawn; once for each export, however often this is drawn.
  useEffect(() => {
    if (done === null || saved.current === done._id) return;
    saved.current = done._id;
    saveNow(done);
  }, [done, saveNow]);

  if (isWaiting) {
    return (
      <ExportProgress
        current={current}
        isSaving={save.isPending}
        isCancelling={cancel.isPending}
        onSave={saveNow}
        onCancel={cancel.mutate}
        onDismiss={dismiss}
      />
    );
  }
  return (
    <Menu position="bottom-end" shadow="md" withinPortal width={280} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          loading={start.isPending}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {exportChoicesOf(subject).map(({ label, hint, wanted }) => (
          <Menu.Item
            key={label}
            onClick={() => {
              start.mutate({ wanted, key: newKey() });
            }}
          >
            <span className={classes.choice}>{label}</span> <span className={classes.hint}>{hint}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A key that no other request has: a click that is sent twice by the network starts one export. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

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
function ExportProgress({ current, isSaving, isCancelling, onSave, onCancel, onDismiss }: ExportProgressProps) {
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
