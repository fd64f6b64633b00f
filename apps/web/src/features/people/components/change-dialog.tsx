import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/notice.tsx';

interface ChangeDialogProps {
  title: string;
  /** What it changes, and what has to be chosen for it. */
  children: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  busy: boolean;
  /** Why the server refused; null while it has not. */
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a change that needs more than a yes, and shows here why it was refused. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, children, confirmLabel, danger = false, busy, error, onConfirm, onClose } = props;
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={!busy}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onConfirm();
        }}
      >
        <Stack gap="md">
          {children}
          {error !== null && <Notice tone="red">{messageOf(error, 'That did not work. Please try again.')}</Notice>}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" color={danger ? 'red.8' : undefined} loading={busy}>
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
