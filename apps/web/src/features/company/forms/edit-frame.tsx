import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Location } from 'react-router';
import { LeaveDialog, useLeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import strip from '../../../ui/save-strip.module.css';
import classes from './edit-frame.module.css';
import type { EditForm } from './use-edit-form.ts';
import type { FormSaving } from './use-save-form.ts';

interface EditFrameProps<T extends object> {
  /** Names the form for screen readers. */
  label: string;
  form: EditForm<T>;
  saving: FormSaving<T>;
  saveLabel: string;
  labelOf: (path: string) => string;
  /** Beside Save, e.g. a way back to the defaults. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Another tab of the screen takes the form away too. */
const leavesForm = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || tabIn(from.search) !== tabIn(to.search);
const tabIn = (search: string) => new URLSearchParams(search).get('tab');

/** What stands around every form of the screen: other people's saves above it, saving below it, and the question on leaving. */
export function EditFrame<T extends object>(props: EditFrameProps<T>) {
  const { label, form, saving, saveLabel, labelOf, actions, children } = props;
  const { blocker } = useLeaveGuard(form.isDirty, leavesForm);
  return (
    <form
      ref={saving.formElement}
      className={classes.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saving.save();
      }}
    >
      <ConflictNotice saving={saving} labelOf={labelOf} />
      {saving.bringBack !== null && (
        <Notice tone="blue">
          <Group gap="sm">
            This is the version that is saved. Yours is not lost.
            <Button size="compact-sm" variant="default" onClick={saving.bringBack}>
              Bring my changes back
            </Button>
          </Group>
        </Notice>
      )}
      {children}
      <div className={strip.bar}>
        <div className={strip.text} role="status">
          {form.isDirty ? 'Not saved yet. Your changes are kept on this device.' : 'Everything is saved.'}
        </div>
        <Group gap="xs" className={strip.buttons}>
          {form.isDirty && (
            <Button variant="subtle" onClick={saving.discard} disabled={saving.isSaving}>
              Discard changes
            </Button>
          )}
          {actions}
          <Button type="submit" loading={saving.isSaving}>
            {saveLabel}
          </Button>
        </Group>
      </div>
      <LeaveDialog blocker={blocker} onDiscard={saving.discard} />
    </form>
  );
}
