import { Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Location } from 'react-router';
import { toastInfo } from '../../../lib/toasts.tsx';
import type { EditHandle } from '../../../lib/use-edit.ts';
import { LeaveDialog, useLeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import strip from '../../../ui/save-strip.module.css';
import classes from './edit-frame.module.css';
import type { FormSaving } from './use-save-form.ts';

interface EditFrameProps<T extends object> {
  /** Names the form for screen readers. */
  label: string;
  form: EditHandle<T>;
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
      <ConflictNotice form={form} saving={saving} labelOf={labelOf} />
      {form.bringBack !== null && (
        <Notice tone="blue">
          <Group gap="sm">
            This is the version that is saved. Yours is not lost.
            <Button size="compact-sm" variant="default" onClick={form.bringBack}>
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

type ConflictNoticeProps<T extends object> = Pick<EditFrameProps<T>, 'form' | 'saving' | 'labelOf'>;

/** Says what somebody else has changed in between, and leaves the choice. */
function ConflictNotice<T extends object>({ form, saving, labelOf }: ConflictNoticeProps<T>) {
  if (form.conflict === null) return null;
  const { refusal, theirs } = form.conflict;
  const changes = refusal?.issues ?? [];
  const loadTheirs = () => {
    form.takeTheirs(theirs);
    toastInfo('This is the saved version.');
  };
  return (
    <div className={classes.conflict} role="alert">
      <IconAlertTriangle size={18} aria-hidden />
      <div>
        <strong>Changed in the meantime</strong>
        <p>{refusal?.message} Nothing that you typed is lost.</p>
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
          <Button size="xs" variant="default" onClick={loadTheirs}>
            Load their version
          </Button>
          <Button
            size="xs"
            loading={saving.isSaving}
            onClick={() => {
              saving.saveOnTopOf(theirs);
            }}
          >
            Save mine anyway
          </Button>
        </Group>
      </div>
    </div>
  );
}
