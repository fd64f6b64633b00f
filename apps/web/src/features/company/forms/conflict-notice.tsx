import { Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './edit-frame.module.css';
import type { FormSaving } from './use-save-form.ts';

interface ConflictNoticeProps<T extends object> {
  saving: FormSaving<T>;
  labelOf: (path: string) => string;
}

/** Says what somebody else has changed in between, and leaves the choice. */
export function ConflictNotice<T extends object>({ saving, labelOf }: ConflictNoticeProps<T>) {
  if (saving.conflict === null) return null;
  const { message, changes } = saving.conflict;
  return (
    <div className={classes.conflict} role="alert">
      <IconAlertTriangle size={18} aria-hidden />
      <div>
        <strong>Changed in the meantime</strong>
        <p>{message} Nothing that you typed is lost.</p>
        {changes.length > 0 && (
          <ul className={classes.changes}>
            {changes.map((change) => (
              <li key={`${change.path} ${change.message}`}>
                <strong>{labelOf(change.path)}</strong>: {change.message}
              </li>
            ))}
          </ul>
        )}
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={saving.loadTheirs}>
            Load their version
          </Button>
          <Button size="xs" onClick={saving.saveMine} loading={saving.isSaving}>
            Save mine anyway
          </Button>
        </Group>
      </div>
    </div>
  );
}
