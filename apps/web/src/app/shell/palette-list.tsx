import { useEffect, useRef } from 'react';
import classes from './command-palette.module.css';
import type { PaletteTarget } from './palette-targets.ts';

interface PaletteListProps {
  id: string;
  targets: readonly PaletteTarget[];
  current: number;
  onPoint: (index: number) => void;
  onOpen: (target: PaletteTarget) => void;
}

export function PaletteList({ id, targets, current, onPoint, onOpen }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  return (
    <>
      <div id={id} ref={list} role="listbox" aria-label="Screens, surveys and people" className={classes.list}>
        {targets.map((target, index) => (
          <PaletteOption
            key={`${target.group}-${target.id}-${target.label}`}
            id={`${id}-${index}`}
            target={target}
            isFirstOfGroup={targets[index - 1]?.group !== target.group}
            isCurrent={index === current}
            onPoint={() => {
              onPoint(index);
            }}
            onOpen={() => {
              onOpen(target);
            }}
          />
        ))}
      </div>
      {targets.length === 0 && (
        <div className={classes.none} role="status">
          Nothing has this name
        </div>
      )}
    </>
  );
}

interface PaletteOptionProps {
  id: string;
  target: PaletteTarget;
  isFirstOfGroup: boolean;
  isCurrent: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

function PaletteOption({ id, target, isFirstOfGroup, isCurrent, onPoint, onOpen }: PaletteOptionProps) {
  return (
    <>
      {isFirstOfGroup && (
        <div className={classes.group} role="presentation">
          {target.group}
        </div>
      )}
      {/* The input keeps the focus and handles the keys, as the combobox pattern asks. */}
      <div
        id={id}
        role="option"
        aria-selected={isCurrent}
        className={classes.option}
        onMouseMove={onPoint}
        onClick={onOpen}
      >
        <span className={classes.label}>{target.label}</span>
        {target.hint !== '' && <span className={classes.hint}>{target.hint}</span>}
      </div>
    </>
  );
}
