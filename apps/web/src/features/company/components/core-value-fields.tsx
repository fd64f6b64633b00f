import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { CORE_VALUE_LIMITS } from '@vela/domain/company';
import { DragHandle } from '../../../ui/drag-handle.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { CoreValueRow } from '../core-values-form.ts';
import classes from './core-values.module.css';
import { NumberField } from './number-field.tsx';

interface CoreValueFieldsProps {
  row: CoreValueRow;
  number: number;
  error?: string;
  /** It was just added, so the cursor belongs into it. */
  takesFocus: boolean;
  onChange: (changes: Partial<CoreValueRow>) => void;
  onRemove: () => void;
}

export function CoreValueFields({ row, number, error, takesFocus, onChange, onRemove }: CoreValueFieldsProps) {
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
