import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { CORE_VALUE_LIMITS } from '@vela/domain/company';
import { useRef, useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type CoreValueRow, moveRow, newRow } from '../core-values-form.ts';
import { newRowId } from '../new-row-id.ts';
import { CoreValueFields } from './core-value-fields.tsx';
import classes from './core-values.module.css';
import { SortableRows } from '../../../ui/sortable-rows.tsx';

interface CoreValueEditorProps {
  rows: readonly CoreValueRow[];
  errors: ReadonlyMap<string, string>;
  onChange: (change: (rows: readonly CoreValueRow[]) => CoreValueRow[]) => void;
}

export function CoreValueEditor({ rows, errors, onChange }: CoreValueEditorProps) {
  const [addedId, setAddedId] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ row: CoreValueRow; index: number } | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = rows.length >= CORE_VALUE_LIMITS.values;

  const add = () => {
    const id = newRowId();
    setAddedId(id);
    onChange((before) => [...before, newRow(id)]);
  };
  const remove = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    setRemoved(row.value === '' ? null : { row, index });
    onChange((before) => before.filter(({ id }) => id !== row.id));
    addButton.current?.focus();
  };

  return (
    <Panel
      title="Core Values"
      purpose="What your company stands for, the most important first. Generated surveys ask about these by name."
    >
      {rows.length === 0 && (
        <EmptyState title="No core values yet" text="Add what your company stands for, and Vela will ask about it." />
      )}
      <SortableRows
        ids={rows.map(({ id }) => id)}
        noun="value"
        onMove={(from, to) => {
          onChange((before) => moveRow(before, from, to));
        }}
      >
        <ol className={classes.rows}>
          {rows.map((row, index) => (
            <CoreValueFields
              key={row.id}
              row={row}
              number={index + 1}
              error={errors.get(`${row.id}.importance`)}
              takesFocus={row.id === addedId}
              onChange={(changes) => {
                onChange((before) => before.map((one) => (one.id === row.id ? { ...one, ...changes } : one)));
              }}
              onRemove={() => {
                remove(index);
              }}
            />
          ))}
        </ol>
      </SortableRows>
      <div className={classes.below}>
        <Button
          ref={addButton}
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={isFull}
          onClick={add}
        >
          Add core value
        </Button>
        {isFull && <span className={classes.hint}>At most {CORE_VALUE_LIMITS.values} core values</span>}
        {removed !== null && (
          <span className={classes.hint} role="status">
            “{removed.row.value}” was removed.
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconArrowBackUp size={14} aria-hidden />}
              onClick={() => {
                onChange((before) => before.toSpliced(removed.index, 0, removed.row));
                setRemoved(null);
              }}
            >
              Undo
            </Button>
          </span>
        )}
      </div>
    </Panel>
  );
}
