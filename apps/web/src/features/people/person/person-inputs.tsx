import { SimpleGrid, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { Person } from '@vela/contract';
import { PERSON_FIELD_LABELS, PERSON_LIMITS, type PersonField } from '@vela/domain/people';
import type { ReactNode } from 'react';
import { PersonSelect } from '../components/person-select.tsx';
import { PersonDepartmentField } from '../departments/person-department-field.tsx';

type Chosen = 'departmentId' | 'managerId';

interface PersonInputsProps {
  /** Whatever form holds a person's texts, with other fields beside them or not. */
  form: {
    values: Record<Chosen, string>;
    errors: Record<string, ReactNode>;
    getInputProps: (field: PersonField) => GetInputPropsReturnType;
    setFieldValue: (field: Chosen, id: string) => void;
  };
  /** Who is edited; nobody while somebody is added. */
  person?: Person;
  /** More fields in the same grid. */
  children?: ReactNode;
}

/** Name, address, job and place in the company. */
export function PersonInputs({ form, person, children }: PersonInputsProps) {
  const { departmentId, managerId } = form.values;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <TextInput
        label={PERSON_FIELD_LABELS.firstName}
        maxLength={PERSON_LIMITS.name}
        data-autofocus={person === undefined || undefined}
        {...form.getInputProps('firstName')}
      />
      <TextInput
        label={PERSON_FIELD_LABELS.lastName}
        maxLength={PERSON_LIMITS.name}
        {...form.getInputProps('lastName')}
      />
      <TextInput
        label={PERSON_FIELD_LABELS.email}
        type="email"
        required
        withAsterisk={false}
        maxLength={PERSON_LIMITS.email}
        {...form.getInputProps('email')}
      />
      <TextInput
        label={PERSON_FIELD_LABELS.jobTitle}
        maxLength={PERSON_LIMITS.jobTitle}
        {...form.getInputProps('jobTitle')}
      />
      <PersonDepartmentField
        value={departmentId}
        error={form.errors.departmentId}
        onChange={(id) => {
          form.setFieldValue('departmentId', id);
        }}
      />
      <PersonSelect
        label={PERSON_FIELD_LABELS.managerId}
        placeholder="Nobody"
        except={person?.id}
        value={managerId || null}
        name={managerId === person?.manager?.id ? person.manager.name : undefined}
        error={form.errors.managerId}
        onChange={(id) => {
          form.setFieldValue('managerId', id ?? '');
        }}
      />
      <TextInput
        label={PERSON_FIELD_LABELS.location}
        maxLength={PERSON_LIMITS.location}
        {...form.getInputProps('location')}
      />
      {children}
    </SimpleGrid>
  );
}
