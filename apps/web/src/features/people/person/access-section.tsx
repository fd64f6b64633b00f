import { Button, Group } from '@mantine/core';
import type { Person } from '@vela/contract';
import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { useState } from 'react';
import { useUser } from '../../../lib/session-context.ts';
import { useReactivatePerson } from '../api/reactivate-person.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { InvitationState } from './invitation-state.tsx';
import { PersonSection } from './person-section.tsx';
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
