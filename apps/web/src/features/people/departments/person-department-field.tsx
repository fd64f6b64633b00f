import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { PERSON_LIMITS } from '@vela/domain/people';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { useAddDepartment, useDepartments } from '../api/departments.ts';

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
