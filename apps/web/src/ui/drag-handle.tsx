import type { useSortable } from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import { classNames } from '../lib/class-names.ts';
import classes from './drag-handle.module.css';

interface DragHandleProps {
  sortable: ReturnType<typeof useSortable>;
  label: string;
  /** Where it stands in its row. */
  className: string | undefined;
}

/** By what a row of `SortableRows` is taken, with the mouse and with the keyboard. */
export function DragHandle({ sortable, label, className }: DragHandleProps) {
  return (
    <button
      type="button"
      ref={sortable.setActivatorNodeRef}
      className={classNames(classes.handle, className)}
      {...sortable.attributes}
      {...sortable.listeners}
      aria-label={label}
    >
      <IconGripVertical size={18} aria-hidden />
    </button>
  );
}
