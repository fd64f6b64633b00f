import { Button, Group, Text } from '@mantine/core';
import type { Person } from '@vela/contract';
import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { counted } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session-context.ts';
import { toastError } from '../../../lib/toasts.tsx';
import { useFormats } from '../../../lib/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDeactivatePerson, useReactivatePerson } from '../api/person.ts';
import { useInvitePerson, useRevokeInvitation } from '../api/people-invitations.ts';
import { ChangeDialog } from '../components/change-dialog.tsx';
import { PersonSelect } from '../components/person-select.tsx';
import { OutboxNotice } from '../invite/waiting-invitations.tsx';
import { PersonSection } from './person-sections.tsx';
import classes from './person.module.css';

/** Whether somebody may sign in, and how that begins and ends. */
export function AccessSection({ person }: { person: Person }) {
  const isOneself = useUser().id === person.id;
  if (person.status === 'deactivated') {
    return (
      <PersonSection title="Access">
        <Deactivated person={person} />
      </PersonSection>
    );
  }
  return (
    <PersonSection title="Access">
      <InvitationState person={person} />
      {isOneself ? <p className={classes.line}>{PEOPLE_MESSAGES.ownDeactivation}</p> : <Deactivate person={person} />}
    </PersonSection>
  );
}

function Deactivated({ person }: { person: Person }) {
  const reactivate = useReactivatePerson(person.id);
  return (
    <>
      <p className={classes.line}>
        {person.name} can’t sign in, is not asked and not counted. What was answered before stays.
      </p>
      <Button
        variant="default"
        loading={reactivate.isPending}
        onClick={() => {
          reactivate.mutate();
        }}
      >
        Reactivate
      </Button>
    </>
  );
}

function Deactivate({ person }: { person: Person }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Group>
      <Button
        variant="light"
        color="red"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Deactivate
      </Button>
      {isAsking && (
        <DeactivateDialog
          person={person}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </Group>
  );
}

/** Where the way into the company stands, for somebody who has not joined yet. */
function InvitationState({ person }: { person: Person }) {
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

const ABOVE = 'above';

/** Says what goes with somebody's access, and asks who leads the reports from now on. */
function DeactivateDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const deactivate = useDeactivatePerson(person.id);
  const formats = useFormats();
  const [leader, setLeader] = useState<string>(ABOVE);
  const above = {
    value: ABOVE,
    label: person.manager === null ? 'Nobody' : `${person.manager.name}, the manager above`,
  };
  const confirm = () => {
    deactivate.mutate(leader === ABOVE ? {} : { reportsTo: leader }, { onSuccess: onClose });
  };
  return (
    <ChangeDialog
      title={`Deactivate ${person.name}?`}
      confirmLabel="Deactivate"
      danger
      busy={deactivate.isPending}
      error={deactivate.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text size="sm">
        {person.name} is signed out everywhere at once, can’t sign in any more, and is neither asked nor counted. An
        invitation that was sent stops working. Answers and results stay, and you can reactivate at any time.
      </Text>
      {person.directReports > 0 && (
        <PersonSelect
          label={`Who leads the ${counted(formats, person.directReports, 'person', 'people')} who report to ${person.name}?`}
          value={leader}
          extra={[above]}
          except={person.id}
          onChange={(id) => {
            setLeader(id ?? ABOVE);
            deactivate.reset();
          }}
        />
      )}
    </ChangeDialog>
  );
}
