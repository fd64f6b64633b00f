import { Button, Group, Modal, Stack, Text, TextInput, NativeSelect } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Department } from '@vela/contract';
import { PERSON_LIMITS } from '@vela/domain/people';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { useAddDepartment, useDeleteDepartment } from '../api/change-departments.ts';
import { useDepartments } from '../api/list-departments.ts';
import { ChangeDialog } from '../components/change-dialog.tsx';
import { DepartmentRow } from './department-row.tsx';
import classes from './departments.module.css';

/** Adds, renames and removes departments. */
export function DepartmentsDialog({ onClose }: { onClose: () => void }) {
  const departments = useDepartments();
  const [removing, setRemoving] = useState<Department | null>(null);
  if (removing !== null) {
    return (
      <DeleteDepartment
        department={removing}
        others={(departments.data ?? []).filter(({ id }) => id !== removing.id)}
        onClose={() => {
          setRemoving(null);
        }}
      />
    );
  }
  return (
    <Modal opened onClose={onClose} title="Departments" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack gap="md">
        <NewDepartmentForm />
        {departments.isPending && <SkeletonList rows={4} rowHeight={44} gap={6} label="Loading departments" />}
        {departments.isError && !departments.data && (
          <ErrorState error={departments.error} onRetry={() => void departments.refetch()} />
        )}
        {departments.data?.length === 0 && (
          <EmptyState
            plain
            title="No departments yet"
            text="Results can be compared by department once people have one."
          />
        )}
        {departments.data !== undefined && departments.data.length > 0 && (
          <>
            <ul className={classes.list} aria-label="Departments">
              {departments.data.map((department) => (
                <DepartmentRow key={department.id} department={department} onRemove={setRemoving} />
              ))}
            </ul>
            <Text size="xs" c="dimmed">
              Counted are the people who are at work today.
            </Text>
          </>
        )}
      </Stack>
    </Modal>
  );
}

function NewDepartmentForm() {
  const add = useAddDepartment();
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim() === '' ? 'The department needs a name' : null) },
  });
  const { formElement, refuse } = useRefusal(form);
  return (
    <form
      ref={formElement}
      noValidate
      onSubmit={form.onSubmit(({ name }) => {
        if (add.isPending) return;
        add.mutate(name.trim(), {
          onSuccess: () => {
            form.reset();
          },
          onError: (error) => {
            form.setErrors({ name: messageOf(error, 'The department could not be added') });
            refuse();
          },
        });
      }, refuse)}
    >
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          label="New department"
          className={classes.grow}
          maxLength={PERSON_LIMITS.department}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Button type="submit" loading={add.isPending}>
          Add
        </Button>
      </Group>
    </form>
  );
}

interface DeleteDepartmentProps {
  department: Department;
  others: readonly Department[];
  onClose: () => void;
}

/** People outlive their department: it has to be said where they belong afterwards. */
function DeleteDepartment({ department, others, onClose }: DeleteDepartmentProps) {
  const remove = useDeleteDepartment(department);
  const [moveTo, setMoveTo] = useState('');
  return (
    <ChangeDialog
      title={`Delete ${department.name}?`}
      confirmLabel="Delete"
      danger
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => {
        remove.mutate(moveTo || null, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <Text size="sm">
        The department goes, its people stay. Results of surveys that ran before keep the name. This can’t be undone.
      </Text>
      <NativeSelect
        label="Move its people to"
        data-autofocus
        value={moveTo}
        data={[{ value: '', label: 'No department' }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ currentTarget }) => {
          setMoveTo(currentTarget.value);
        }}
      />
    </ChangeDialog>
  );
}
