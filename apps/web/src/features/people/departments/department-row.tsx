import { Button, Group, TextInput } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { Department } from '@vela/contract';
import { PERSON_LIMITS } from '@vela/domain/people';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useRenameDepartment } from '../api/change-departments.ts';
import classes from './departments.module.css';

interface DepartmentRowProps {
  department: Department;
  onRemove: (department: Department) => void;
}

export function DepartmentRow({ department, onRemove }: DepartmentRowProps) {
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
