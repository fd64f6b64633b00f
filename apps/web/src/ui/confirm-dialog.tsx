import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** Names what goes or changes. */
  message: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  size?: 'sm' | 'lg';
  /** More than words, e.g. a list, below the message. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that can't be taken back. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    message,
    confirmLabel,
    cancelLabel = 'Cancel',
    danger = false,
    busy = false,
    size = 'sm',
  } = props;
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={title}
      size={size}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
      withCloseButton={false}
    >
      <Stack gap="lg">
        <Text size="sm">{message}</Text>
        {props.children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={props.onClose} disabled={busy} data-autofocus>
            {cancelLabel}
          </Button>
          <Button color={danger ? 'red.8' : undefined} onClick={props.onConfirm} loading={busy}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
