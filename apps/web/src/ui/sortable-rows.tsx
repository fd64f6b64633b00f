import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

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
