import { Button, Group, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { Person } from '@vela/contract';
import { PERSON_FIELD_LABELS, PERSON_LIMITS, type PersonField } from '@vela/domain/people';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { useAddDepartment, useDepartments } from '../api/departments.ts';
import { PersonSelect } from '../components/person-select.tsx';

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

interface DepartmentFieldProps {
  value: string;
  error?: ReactNode;
  onChange: (id: string) => void;
}

const NEW = 'new';

/** Chooses a department, or makes one on the way. */
export function PersonDepartmentField({ value, error, onChange }: DepartmentFieldProps) {
  const departments = useDepartments();
  const [isMaking, setIsMaking] = useState(false);
  const known = departments.data ?? [];
  const isGone = value !== '' && !known.some(({ id }) => id === value);
  if (isMaking) {
    return (
      <NewDepartment
        onDone={(id) => {
          setIsMaking(false);
          if (id !== null) onChange(id);
        }}
      />
    );
  }
  return (
    <NativeSelect
      label="Department"
      value={value}
      error={error ?? (departments.isError && messageOf(departments.error, 'Departments could not be loaded'))}
      data={[
        { value: '', label: 'None' },
        ...known.map(({ id, name }) => ({ value: id, label: name })),
        ...(isGone ? [{ value, label: departments.isPending ? 'Loading…' : 'A department that is gone' }] : []),
        { value: NEW, label: 'New department…' },
      ]}
      onChange={({ currentTarget }) => {
        if (currentTarget.value === NEW) setIsMaking(true);
        else onChange(currentTarget.value);
      }}
    />
  );
}

/** `onDone`: with the new department's id, or null when none was made. */
function NewDepartment({ onDone }: { onDone: (id: string | null) => void }) {
  const add = useAddDepartment();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const create = () => {
    if (add.isPending) return;
    if (name.trim() === '') {
      setProblem('The department needs a name');
      return;
    }
    add.mutate(name.trim(), {
      onSuccess: ({ department }) => {
        onDone(department.id);
      },
      onError: (error) => {
        setProblem(messageOf(error, 'The department could not be added'));
      },
    });
  };
  // It stands inside of another form, which Enter must not submit.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    create();
  };
  return (
    <div>
      <TextInput
        label="New department"
        autoFocus
        maxLength={PERSON_LIMITS.department}
        value={name}
        error={problem}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem(null);
        }}
      />
      <Group gap="xs" mt={6}>
        <Button size="xs" onClick={create} loading={add.isPending}>
          Add department
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            onDone(null);
          }}
        >
          Cancel
        </Button>
      </Group>
    </div>
  );
}
