import { type DragEvent, useRef, useState } from 'react';

/** Handlers for a place that files can be dropped on, and whether they are above it now. */
export function useFileDrop(onFiles: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);
  // Moving over a child leaves the parent in the browser's eyes; only the outermost leave counts.
  const depth = useRef(0);
  const end = () => {
    depth.current = 0;
    setIsOver(false);
  };
  return {
    isOver,
    onDragEnter() {
      depth.current += 1;
      setIsOver(true);
    },
    onDragLeave() {
      depth.current -= 1;
      if (depth.current <= 0) end();
    },
    // Without this the browser would open the file instead of handing it over.
    onDragOver(event: DragEvent) {
      event.preventDefault();
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      end();
      onFiles(event.dataTransfer.files);
    },
  };
}
