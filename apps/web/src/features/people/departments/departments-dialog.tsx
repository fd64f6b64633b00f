import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { Department } from '@vela/contract';
import { PERSON_LIMITS } from '@vela/domain/people';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { useAddDepartment, useDeleteDepartment, useDepartments, useRenameDepartment } from '../api/departments.ts';
import { ChangeDialog } from '../components/change-dialog.tsx';
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

interface DepartmentRowProps {
  department: Department;
  onRemove: (department: Department) => void;
}

function DepartmentRow({ department, onRemove }: DepartmentRowProps) {
  const formats = useFormats();
  const [isRenaming, setIsRenaming] = useState(false);
  if (isRenaming) {
    return (
      <li className={classes.row}>
        <Rename
          department={department}
          onDone={() => {
            setIsRenaming(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className={classes.row}>
      <span className={classes.name}>{department.name}</span>
      <span className={classes.count}>{counted(formats, department.memberCount, 'person', 'people')}</span>
      <IconButton
        icon={IconPencil}
        label={`Rename ${department.name}`}
        onClick={() => {
          setIsRenaming(true);
        }}
      />
      <IconButton
        icon={IconTrash}
        label={`Delete ${department.name}`}
        onClick={() => {
          onRemove(department);
        }}
      />
    </li>
  );
}

function Rename({ department, onDone }: { department: Department; onDone: () => void }) {
  const rename = useRenameDepartment(department.id);
  const [name, setName] = useState(department.name);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rename.isPending) return;
    if (name.trim() === '') setProblem('The department needs a name');
    else if (name.trim() === department.name) onDone();
    else {
      rename.mutate(name.trim(), {
        onSuccess: onDone,
        onError: (error) => {
          setProblem(messageOf(error, 'The department could not be renamed'));
        },
      });
    }
  };
  return (
    <form noValidate onSubmit={submit} className={classes.grow}>
      <TextInput
        label={`New name of ${department.name}`}
        autoFocus
        maxLength={PERSON_LIMITS.department}
        value={name}
        error={problem}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem(null);
        }}
      />
      <Group gap="xs" mt={6}>
        <Button type="submit" size="xs" loading={rename.isPending}>
          Rename
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
