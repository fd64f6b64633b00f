import { Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SurveySummary, Person } from '@vela/contract';
import { useId, useState, useEffect, useRef, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api-client.ts';
import { useUser } from '../../lib/session.tsx';
import { useCan } from '../../lib/use-can.ts';
import classes from './command-palette.module.css';
import { type PaletteTarget, personTargets, screenTargets, surveyTargets } from './palette-targets.ts';

const FOUND_SURVEYS = 8;

const FOUND_PEOPLE = 6;

/** Jumps to any screen, survey or person by its name. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  return (
    <Modal.Root opened onClose={onClose} centered={false} yOffset="12dvh" size={560} padding={0}>
      <Modal.Overlay />
      <Modal.Content aria-label="Jump to a screen, survey or person">
        <Palette onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}

function Palette({ onClose }: { onClose: () => void }) {
  const { role } = useUser();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const [searched] = useDebouncedValue(typed, 150);
  const surveys = useFoundSurveys(searched, true);
  const people = usePalettePeople(searched);
  const targets = [...screenTargets(role, typed), ...surveyTargets(surveys), ...personTargets(people)];
  const current = Math.min(chosen, targets.length - 1);

  const open = (target: PaletteTarget) => {
    onClose();
    void navigate(target.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && targets.length > 0) {
      event.preventDefault();
      setChosen((current + step + targets.length) % targets.length);
    }
    const target = targets[current];
    if (event.key === 'Enter' && target !== undefined) {
      event.preventDefault();
      open(target);
    }
  };

  return (
    <>
      <input
        className={classes.input}
        data-autofocus
        role="combobox"
        aria-expanded={targets.length > 0}
        aria-controls={listId}
        aria-activedescendant={targets.length > 0 ? `${listId}-${current}` : undefined}
        aria-label="Jump to a screen, survey or person"
        aria-autocomplete="list"
        placeholder="Jump to a screen, survey or person..."
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <PaletteList id={listId} targets={targets} current={current} onPoint={setChosen} onOpen={open} />
    </>
  );
}

/** Surveys whose title or type holds the typed text; the newest while nothing is typed. */
function useFoundSurveys(typed: string, enabled: boolean): readonly SurveySummary[] {
  const maySee = useCan('surveys.read');
  const q = typed.trim();
  const { data } = useQuery({
    // Under `surveys`, so that whatever changes surveys refreshes this too.
    queryKey: ['surveys', 'palette', q],
    queryFn: ({ signal }) => api.call('listSurveys', { query: { q, limit: FOUND_SURVEYS }, signal }),
    enabled: enabled && maySee,
    placeholderData: keepPreviousData,
  });
  return data?.surveys ?? [];
}

interface PaletteListProps {
  id: string;
  targets: readonly PaletteTarget[];
  current: number;
  onPoint: (index: number) => void;
  onOpen: (target: PaletteTarget) => void;
}

function PaletteList({ id, targets, current, onPoint, onOpen }: PaletteListProps) {
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

/** People whose name, address or job title holds the typed text; nobody while nothing is typed. */
function usePalettePeople(typed: string): readonly Person[] {
  const maySee = useCan('people.read');
  const q = typed.trim();
  const isAsked = maySee && q !== '';
  const { data } = useQuery({
    // Under `people`, so that whatever changes people refreshes this too.
    queryKey: ['people', 'palette', q],
    queryFn: ({ signal }) => api.call('listPeople', { query: { q, limit: FOUND_PEOPLE }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return isAsked ? (data?.people ?? []) : [];
}
