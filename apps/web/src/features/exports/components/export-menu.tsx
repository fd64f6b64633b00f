import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useCan } from '../../../lib/use-can.ts';
import { useExport } from '../api/use-export.ts';
import { exportChoicesOf } from '../export-choices.ts';
import type { ExportSubject } from '../export-subject.ts';
import { newKey } from '../new-key.ts';
import { ExportProgress } from './export-progress.tsx';
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
