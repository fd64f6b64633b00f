import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { INVITATION_DAYS } from '@vela/domain/people';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useInviteWaiting, useWaitingCount, useWaitsInOutbox } from '../api/people-invitations.ts';

/** For people who were added without an invitation, or whose link ran out. Not drawn while there are none. */
export function InviteWaitingButton({ className }: { className?: string | undefined }) {
  const formats = useFormats();
  const waiting = useWaitingCount();
  const invite = useInviteWaiting();
  const [isAsking, setIsAsking] = useState(false);
  if (invite.isSuccess) {
    return (
      <InvitedWaitingDialog
        invited={invite.data.invited}
        onClose={() => {
          invite.reset();
        }}
      />
    );
  }
  if (waiting === 0) return null;
  return (
    <>
      <Button
        variant="default"
        className={className}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Invite the {formats.number(waiting)} not invited yet
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Invite those not invited yet?"
        message={`A link that works for ${INVITATION_DAYS} days is mailed to each of the ${formats.number(waiting)} people who have not joined and hold no working link.`}
        confirmLabel="Send the invitations"
        busy={invite.isPending}
        onClose={() => {
          setIsAsking(false);
        }}
        onConfirm={() => {
          invite.mutate(undefined, {
            onSettled: () => {
              setIsAsking(false);
            },
          });
        }}
      />
    </>
  );
}

interface InvitedWaitingDialogProps {
  invited: number;
  onClose: () => void;
}

/** Stays until it is read: without a mail server nobody hears of the invitations unless somebody passes them on. */
function InvitedWaitingDialog({ invited, onClose }: InvitedWaitingDialogProps) {
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

/** Mails that nobody gets unless somebody passes them on. */
export function OutboxNotice({ emails }: { emails: readonly string[] | 'anybody' }) {
  const waits = useWaitsInOutbox(emails);
  if (!waits) return null;
  return (
    <Notice tone="yellow">
      No mail server is set up, so the mails wait in the{' '}
      <Anchor component={Link} to={paths.notifications} inherit underline="always" c="inherit">
        outbox
      </Anchor>
      . Open them there and pass the links on yourself.
    </Notice>
  );
}
