import { Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../lib/session.tsx';
import classes from './command-palette.module.css';
import { PaletteList } from './palette-list.tsx';
import { type PaletteTarget, personTargets, screenTargets, surveyTargets } from './palette-targets.ts';
import { usePalettePeople } from './use-palette-people.ts';
import { useFoundSurveys } from './use-found-surveys.ts';

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
