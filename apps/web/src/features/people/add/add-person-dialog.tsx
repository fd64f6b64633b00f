import { Button, Checkbox, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { NewPersonBody, Person } from '@vela/contract';
import { INVITATION_DAYS, PERSON_FIELD_LABELS, problemsOfPerson } from '@vela/domain/people';
import { useState } from 'react';
import { wordsBesideFields } from '../../../lib/api-error.ts';
import { useKeptForm } from '../../../lib/use-kept-form.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useAddPerson } from '../api/person.ts';
import { OutboxNotice } from '../invite/waiting-invitations.tsx';
import { PersonInputs } from '../person/person-inputs.tsx';
import { ROLE_CHOICES, ROLE_POWERS, roleIn } from '../role-words.ts';

/** Adds one person by name, then says so and offers the next one. */
export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const [added, setAdded] = useState<Person | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Add a person"
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {added === null ? (
        <AddPersonForm onAdded={setAdded} onClose={onClose} />
      ) : (
        <Added
          person={added}
          onNext={() => {
            setAdded(null);
          }}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

function Added({ person, onNext, onClose }: { person: Person; onNext: () => void; onClose: () => void }) {
  const isInvited = person.invitation.state === 'pending';
  return (
    <Stack gap="md">
      <Text fw={600} role="status">
        {person.name} is added{isInvited ? ' and invited' : ''}
      </Text>
      {isInvited ? (
        <OutboxNotice emails={[person.email]} />
      ) : (
        <Text size="sm">No mail was sent. You can invite {person.name} at any time.</Text>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onNext}>
          Add another
        </Button>
        <Button onClick={onClose} data-autofocus>
          Done
        </Button>
      </Group>
    </Stack>
  );
}

interface AddPersonFormProps {
  onAdded: (person: Person) => void;
  onClose: () => void;
}

function AddPersonForm({ onAdded, onClose }: AddPersonFormProps) {
  const add = useAddPerson();
  const { form, discard } = useKeptForm({
    key: 'add-person',
    initialValues: NO_PERSON,
    validate: {
      firstName: (_value, values) => problemIn(values, 'firstName'),
      lastName: (_value, values) => problemIn(values, 'lastName'),
      email: (_value, values) => problemIn(values, 'email'),
    },
  });
  const { formElement, refuse, refuseWith } = useRefusal(form);
  const submit = (values: typeof form.values) => {
    if (add.isPending) return;
    add.mutate(newPersonOf(values), {
      onSuccess({ person }) {
        form.reset();
        discard();
        onAdded(person);
      },
      onError: refuseWith,
    });
  };
  const problem = wordsBesideFields(add.error, form.values, 'The person could not be added. Please try again.');
  return (
    <form ref={formElement} noValidate onSubmit={form.onSubmit(submit, refuse)}>
      <Stack gap="md">
        <PersonInputs form={form}>
          <TextInput label={PERSON_FIELD_LABELS.hireDate} type="date" {...form.getInputProps('hireDate')} />
        </PersonInputs>
        <NativeSelect
          label="Role"
          description={ROLE_POWERS[roleIn(form.values.role)]}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={ROLE_CHOICES}
          {...form.getInputProps('role')}
        />
        <Checkbox
          label="Mail an invitation now"
          description={`A link that works once and for ${INVITATION_DAYS} days. Without it the person is listed and counted, and can’t sign in yet.`}
          checked={isInviting(form.values)}
          onChange={({ currentTarget }) => {
            form.setFieldValue('invite', currentTarget.checked ? 'yes' : '');
          }}
        />
        {problem !== null && <Notice tone="red">{problem}</Notice>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={add.isPending}>
            Add person
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The form of somebody new, empty; `invite` is a text like all that forms keep. */
export const NO_PERSON = {
  firstName: '',
  lastName: '',
  email: '',
  jobTitle: '',
  location: '',
  departmentId: '',
  managerId: '',
  hireDate: '',
  role: 'employee',
  invite: 'yes',
};
type NewPersonValues = typeof NO_PERSON;

const isInviting = ({ invite }: NewPersonValues): boolean => invite === 'yes';

/** What is wrong with a field; whoever is invited may say the own name on joining. */
export function problemIn(values: NewPersonValues, field: 'firstName' | 'lastName' | 'email'): string | null {
  if (field === 'email') return values.email.trim() === '' ? 'Email is required' : null;
  const { firstName, lastName } = values;
  const person = { firstName: firstName.trim(), lastName: lastName.trim(), hireDate: null, leaveDate: null };
  return problemsOfPerson(person, !isInviting(values)).find(({ path }) => path === field)?.message ?? null;
}

export const newPersonOf = (values: NewPersonValues): NewPersonBody => {
  const { departmentId, managerId, hireDate, role, invite: _invite, ...texts } = values;
  return {
    ...texts,
    departmentId: departmentId || null,
    managerId: managerId || null,
    hireDate: hireDate || null,
    role: roleIn(role),
    invite: isInviting(values),
  };
};
