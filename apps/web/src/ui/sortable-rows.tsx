import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  type useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import classes from './sortable-rows.module.css';

interface SortableRowsProps {
  ids: string[];
  /** What a row is called when its place is read out. */
  noun: string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Rows that can be put into another order, with the mouse and with the keyboard. */
export function SortableRows({ ids, noun, onMove, children }: SortableRowsProps) {
  const sensors = useSensors(
    // A few pixels of way, so that a click on the handle is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: string | number) => `${noun} ${String(ids.indexOf(String(id)) + 1)}`;
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => `Picked up ${place(active.id)}.`,
          onDragOver: ({ over }) => (over ? `Now over the place of ${place(over.id)}.` : 'Not over a place.'),
          onDragEnd: ({ over }) => (over ? `Dropped at the place of ${place(over.id)}.` : 'Dropped where it was.'),
          onDragCancel: () => 'Reordering was cancelled.',
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

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
