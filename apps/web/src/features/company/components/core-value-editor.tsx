import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { CORE_VALUE_LIMITS } from '@vela/domain/company';
import { useRef, useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { DragHandle, SortableRows } from '../../../ui/sortable-rows.tsx';
import { type CoreValueRow, moveRow, newRow } from '../core-values-form.ts';
import classes from './core-values.module.css';
import { NumberField } from './number-field.tsx';

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
    const id = newId();
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

interface CoreValueFieldsProps {
  row: CoreValueRow;
  number: number;
  error?: string;
  /** It was just added, so the cursor belongs into it. */
  takesFocus: boolean;
  onChange: (changes: Partial<CoreValueRow>) => void;
  onRemove: () => void;
}

function CoreValueFields({ row, number, error, takesFocus, onChange, onRemove }: CoreValueFieldsProps) {
  const sortable = useSortable({ id: row.id });
  return (
    <li
      ref={sortable.setNodeRef}
      className={classes.row}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      data-dragging={sortable.isDragging || undefined}
      aria-label={`Core value ${String(number)}`}
    >
      <DragHandle sortable={sortable} label={`Reorder core value ${String(number)}`} className={classes.handle} />
      <div className={classes.value}>
        <TextInput
          label="Value"
          value={row.value}
          maxLength={CORE_VALUE_LIMITS.value}
          autoFocus={takesFocus}
          onChange={(event) => {
            onChange({ value: event.currentTarget.value });
          }}
        />
      </div>
      <div className={classes.text}>
        <Textarea
          label="Description"
          value={row.description}
          maxLength={CORE_VALUE_LIMITS.description}
          autosize
          minRows={1}
          maxRows={6}
          onChange={(event) => {
            onChange({ description: event.currentTarget.value });
          }}
        />
      </div>
      <div className={classes.importance}>
        <NumberField
          label="Importance"
          value={row.importance}
          min={CORE_VALUE_LIMITS.importanceMin}
          max={CORE_VALUE_LIMITS.importanceMax}
          unit="of 10"
          error={error}
          onChange={(importance) => {
            onChange({ importance });
          }}
        />
      </div>
      <div className={classes.remove}>
        <IconButton label={`Remove core value ${String(number)}`} icon={IconTrash} onClick={onRemove} />
      </div>
    </li>
  );
}
