import { Button, Group, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Person } from '@vela/contract';
import { type Role, ROLES } from '@vela/domain/accounts';
import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { type ReactNode, useId, useState } from 'react';
import { useUser } from '../../../lib/session-context.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { useChangeRole, useSetLeave } from '../api/person.ts';
import { ChangeDialog } from '../components/change-dialog.tsx';
import { ROLE_LABELS, ROLE_POWERS } from '../role-words.ts';
import classes from './person.module.css';

/** A titled part of what stands about a person. */
export function PersonSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.sectionTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}

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

/** From when to when somebody is away for longer: parental leave, a sabbatical. */
export function LeaveSection({ person }: { person: Person }) {
  const setLeave = useSetLeave(person.id);
  const form = useForm({
    initialValues: { onLeaveFrom: person.onLeaveFrom ?? '', onLeaveTo: person.onLeaveTo ?? '' },
    validate: {
      onLeaveFrom: (value) => (value === '' ? 'Please say from when' : null),
      onLeaveTo: (value, { onLeaveFrom }) => (value !== '' && value < onLeaveFrom ? PEOPLE_MESSAGES.leaveOrder : null),
    },
  });
  const { formElement, refuse, refuseWith } = useRefusal(form);
  const isSet = person.onLeaveFrom !== null;
  return (
    <PersonSection title="Leave">
      <p className={classes.line}>
        <span className={classes.muted}>
          Nobody is asked, reminded or counted while on leave. Without an end the leave goes on.
        </span>
      </p>
      <form
        ref={formElement}
        noValidate
        onSubmit={form.onSubmit(({ onLeaveFrom, onLeaveTo }) => {
          setLeave.mutate({ onLeaveFrom, onLeaveTo: onLeaveTo || null }, { onError: refuseWith });
        }, refuse)}
      >
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput label="On leave from" type="date" {...form.getInputProps('onLeaveFrom')} />
            <TextInput label="On leave to" type="date" {...form.getInputProps('onLeaveTo')} />
          </SimpleGrid>
          <Group gap="xs">
            <Button type="submit" variant="default" loading={setLeave.isPending} disabled={!form.isDirty()}>
              Save leave
            </Button>
            {isSet && (
              <Button
                variant="subtle"
                disabled={setLeave.isPending}
                onClick={() => {
                  setLeave.mutate({ onLeaveFrom: null, onLeaveTo: null });
                }}
              >
                No leave
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </PersonSection>
  );
}
