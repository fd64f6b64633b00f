import { Button, Group } from '@mantine/core';
import type { Person } from '@vela/contract';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { toastError } from '../../../lib/toasts.tsx';
import { useFormats } from '../../../lib/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useInvitePerson } from '../api/invite-person.ts';
import { useRevokeInvitation } from '../api/revoke-invitation.ts';
import { OutboxNotice } from '../invite/outbox-notice.tsx';
import classes from './person.module.css';

/** Where the way into the company stands, for somebody who has not joined yet. */
export function InvitationState({ person }: { person: Person }) {
  const invite = useInvitePerson(person.id);
  const [isRevoking, setIsRevoking] = useState(false);
  const words = useWords(person);
  const { state } = person.invitation;
  if (person.status !== 'invited' && (state === 'none' || state === 'accepted')) return null;
  return (
    <>
      <p className={classes.line}>{words}</p>
      <Group gap="xs" mb="sm">
        <Button
          variant="default"
          loading={invite.isPending}
          onClick={() => {
            invite.mutate();
          }}
        >
          {state === 'pending' ? 'Resend' : state === 'none' ? 'Invite' : 'Invite again'}
        </Button>
        {state === 'pending' && (
          <Button
            variant="subtle"
            color="red"
            onClick={() => {
              setIsRevoking(true);
            }}
          >
            Revoke
          </Button>
        )}
      </Group>
      {invite.isSuccess && <OutboxNotice emails={[person.email]} />}
      <RevokeDialog
        person={person}
        opened={isRevoking}
        onClose={() => {
          setIsRevoking(false);
        }}
      />
    </>
  );
}

function useWords({ invitation: { state, expiresAt } }: Person): string {
  const formats = useFormats();
  const day = expiresAt === null ? '' : formats.date(expiresAt);
  switch (state) {
    case 'pending':
      return `Invited and not joined yet. The link in the mail works until ${day}.`;
    case 'expired':
      return `The invitation has expired on ${day}.`;
    case 'revoked':
      return 'The invitation was taken back: its link does not work any more.';
    case 'none':
    case 'accepted':
      return 'Not invited yet.';
  }
}

interface RevokeDialogProps {
  person: Person;
  opened: boolean;
  onClose: () => void;
}

function RevokeDialog({ person, opened, onClose }: RevokeDialogProps) {
  const revoke = useRevokeInvitation(person.id);
  return (
    <ConfirmDialog
      opened={opened}
      title="Revoke the invitation?"
      message={`The link that was mailed to ${person.email} stops working at once. You can invite again at any time.`}
      confirmLabel="Revoke"
      danger
      busy={revoke.isPending}
      onClose={onClose}
      onConfirm={() => {
        revoke.mutate(undefined, {
          onError: (error) => {
            toastError('The invitation could not be revoked', messageOf(error, ''));
          },
          onSettled: onClose,
        });
      }}
    />
  );
}
