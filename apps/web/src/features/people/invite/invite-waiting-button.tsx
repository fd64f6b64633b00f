import { Button } from '@mantine/core';
import { INVITATION_DAYS } from '@vela/domain/people';
import { useState } from 'react';
import { useFormats } from '../../../lib/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useInviteWaiting, useWaitingCount } from '../api/invite-waiting.ts';
import { InvitedWaitingDialog } from './invited-waiting-dialog.tsx';

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
