import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { Person } from '@vela/contract';
import { INVITATION_DAYS, PERSON_FIELD_LABELS } from '@vela/domain/people';
import { wordsBesideFields } from '../../../lib/field-errors.ts';
import { useKeptForm } from '../../../lib/use-kept-form.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useAddPerson } from '../api/add-person.ts';
import { PersonInputs } from '../person/person-inputs.tsx';
import { ROLE_CHOICES, ROLE_POWERS, roleIn } from '../role-words.ts';
import { isInviting, newPersonOf, NO_PERSON, problemIn } from './new-person-form.ts';

interface AddPersonFormProps {
  onAdded: (person: Person) => void;
  onClose: () => void;
}

export function AddPersonForm({ onAdded, onClose }: AddPersonFormProps) {
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
