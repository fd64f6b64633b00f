import { Button, Radio, Stack, Text } from '@mantine/core';
import type { Person } from '@vela/contract';
import { type Role, ROLES } from '@vela/domain/accounts';
import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { useState } from 'react';
import { useUser } from '../../../lib/session-context.ts';
import { useChangeRole } from '../api/change-role.ts';
import { ChangeDialog } from '../components/change-dialog.tsx';
import { ROLE_LABELS, ROLE_POWERS } from '../role-words.ts';
import { PersonSection } from './person-section.tsx';
import classes from './person.module.css';

export function RoleSection({ person }: { person: Person }) {
  const [isChanging, setIsChanging] = useState(false);
  const isOneself = useUser().id === person.id;
  return (
    <PersonSection title="Role">
      <p className={classes.line}>
        <strong>{ROLE_LABELS[person.role]}.</strong> <span className={classes.muted}>{ROLE_POWERS[person.role]}</span>
      </p>
      {isOneself ? (
        <p className={classes.line}>{PEOPLE_MESSAGES.ownRole}</p>
      ) : (
        <Button
          variant="default"
          onClick={() => {
            setIsChanging(true);
          }}
        >
          Change role
        </Button>
      )}
      {isChanging && (
        <RoleDialog
          person={person}
          onClose={() => {
            setIsChanging(false);
          }}
        />
      )}
    </PersonSection>
  );
}

function RoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const change = useChangeRole(person.id);
  const [role, setRole] = useState<Role>(person.role);
  const confirm = () => {
    if (role === person.role) onClose();
    else change.mutate(role, { onSuccess: onClose });
  };
  return (
    <ChangeDialog
      title={`Role of ${person.name}`}
      confirmLabel={role === person.role ? 'Keep this role' : `Make ${ROLE_LABELS[role].toLowerCase()}`}
      busy={change.isPending}
      error={change.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Radio.Group
        label="What this person may do"
        value={role}
        onChange={(value) => {
          setRole(ROLES.find((known) => known === value) ?? person.role);
          change.reset();
        }}
      >
        <Stack gap="sm" mt="xs">
          {ROLES.map((known) => (
            <Radio key={known} value={known} label={ROLE_LABELS[known]} description={ROLE_POWERS[known]} />
          ))}
        </Stack>
      </Radio.Group>
      <Text size="sm">The change counts at once, also where {person.name} is signed in.</Text>
    </ChangeDialog>
  );
}
