import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { OutboxNotice } from './outbox-notice.tsx';

interface InvitedWaitingDialogProps {
  invited: number;
  onClose: () => void;
}

/** Stays until it is read: without a mail server nobody hears of the invitations unless somebody passes them on. */
export function InvitedWaitingDialog({ invited, onClose }: InvitedWaitingDialogProps) {
  const formats = useFormats();
  return (
    <Modal opened onClose={onClose} title="Invitations" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack gap="md">
        <Text fw={600} role="status">
          {counted(formats, invited, 'person is invited', 'people are invited')}
        </Text>
        {invited > 0 && <OutboxNotice emails="anybody" />}
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            Done
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
