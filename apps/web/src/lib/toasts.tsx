import { Button, Group } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { type Icon, IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { messageOf } from './api-error.ts';

const DURATION_MS = { success: 3_000, error: 5_000, other: 4_000 } as const;
/** The notification layer keeps no more than these. */
export const TOAST_LIMIT = 20;

/** It answers the passing ones before it: an outdated error beside it confuses, and a pile covers the page's buttons. */
export function toastSuccess(text: string): void {
  for (const { id, autoClose } of notificationsStore.getState().notifications) {
    if (id !== undefined && autoClose !== false) notifications.hide(id);
  }
  show({ text, color: 'green.8', icon: IconCheck, autoClose: DURATION_MS.success, role: 'status' });
}

/** `detail`: what the server said about it, under the text. */
export function toastError(text: string, detail?: string): void {
  show({ text, detail, color: 'red.8', icon: IconAlertTriangle, autoClose: DURATION_MS.error, role: 'alert' });
}

export function toastInfo(text: string): void {
  show({ text, color: 'vela', icon: IconInfoCircle, autoClose: DURATION_MS.other, role: 'status' });
}

interface Undoable {
  onUndo: () => void;
  /** Once the toast has gone and nobody took it back. */
  onKept: () => void;
}

/** Says what is about to be done, for as long as it can be taken back. */
export function toastUndo(text: string, { onUndo, onKept }: Undoable): void {
  let isUndone = false;
  const id = notifications.show({
    message: (
      <Group gap="xs" justify="space-between">
        {text}
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            isUndone = true;
            onUndo();
            notifications.hide(id);
          }}
        >
          Undo
        </Button>
      </Group>
    ),
    color: 'vela',
    autoClose: DURATION_MS.error,
    role: 'status',
    closeButtonProps: { 'aria-label': 'Dismiss' },
    onClose: () => {
      if (!isUndone) onKept();
    },
  });
}

/** Stands until the returned function ends it. */
export function toastLoading(text: string): () => void {
  const id = notifications.show({ message: text, loading: true, autoClose: false, role: 'status' });
  return () => {
    notifications.hide(id);
  };
}

interface Toast {
  text: string;
  detail?: string;
  color: string;
  icon: Icon;
  autoClose: number;
  role: 'status' | 'alert';
}

function show({ text, detail, icon: ToastIcon, ...rest }: Toast): void {
  const hasDetail = detail !== undefined && detail !== '';
  notifications.show({
    ...rest,
    title: hasDetail ? text : undefined,
    message: hasDetail ? detail : text,
    icon: <ToastIcon size={16} aria-hidden />,
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
}

/** The specified text, with what the server said about it underneath. */
export function toastFailure(text: string, error: unknown): void {
  toastError(text, messageOf(error, ''));
}
