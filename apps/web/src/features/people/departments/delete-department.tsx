import { NativeSelect, Text } from '@mantine/core';
import type { Department } from '@vela/contract';
import { useState } from 'react';
import { useDeleteDepartment } from '../api/change-departments.ts';
import { ChangeDialog } from '../components/change-dialog.tsx';

interface DeleteDepartmentProps {
  department: Department;
  others: readonly Department[];
  onClose: () => void;
}

/** People outlive their department: it has to be said where they belong afterwards. */
export function DeleteDepartment({ department, others, onClose }: DeleteDepartmentProps) {
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
