import { Text } from '@mantine/core';
import type { ImportCheck } from '@vela/contract';
import { useFormats } from '../../../lib/use-formats.ts';
import classes from './import.module.css';

/** What would become of the rows, as figures, and the departments that would be made on the way. */
export function CheckCounts({ check: { result, newDepartments } }: { check: ImportCheck }) {
  const formats = useFormats();
  const figures = [
    { label: 'New', value: result.created },
    { label: 'Updated', value: result.updated },
    { label: 'Unchanged', value: result.unchanged },
    { label: 'With problems', value: result.leftOut },
  ];
  return (
    <>
      <dl className={classes.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formats.number(value)}</dd>
          </div>
        ))}
      </dl>
      {newDepartments.length > 0 && (
        <Text size="sm">
          <strong>New departments:</strong> {newDepartments.join(', ')}
        </Text>
      )}
    </>
  );
}
