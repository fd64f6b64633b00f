import { NativeSelect } from '@mantine/core';
import { messageOf } from '../../../lib/api-error.ts';
import { useAudienceDepartments } from '../api/list-departments.ts';

interface DepartmentFieldProps {
  value: string;
  error: string | undefined;
  lock: string | undefined;
  onChange: (department: string) => void;
}

export function AudienceDepartmentField({ value, error, lock, onChange }: DepartmentFieldProps) {
  const departments = useAudienceDepartments();
  const known = departments.data ?? [];
  // A department that has since been renamed or emptied must not silently become another one.
  const gone = value !== '' && departments.isSuccess && !known.some(({ name }) => name === value);
  const options = [
    { value: '', label: departments.isPending ? 'Loading departments…' : 'Choose a department' },
    ...known.map(({ name, memberCount }) => ({ value: name, label: `${name} (${String(memberCount)})` })),
    ...(gone || !departments.isSuccess ? [value].filter((name) => name !== '') : []).map((name) => ({
      value: name,
      label: gone ? `${name} (nobody at present)` : name,
    })),
  ];
  return (
    <NativeSelect
      label="Department"
      withAsterisk
      description={lock ?? 'With the number of people in it'}
      disabled={lock !== undefined}
      value={value}
      data={options}
      error={
        error ?? (departments.isError ? messageOf(departments.error, 'Departments could not be loaded') : undefined)
      }
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    />
  );
}
