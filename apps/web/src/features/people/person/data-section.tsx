import { Button, Group } from '@mantine/core';
import type { Person } from '@vela/contract';
import { useState } from 'react';
import { useUser } from '../../../lib/session-context.ts';
import { useSavePersonalData } from '../api/save-personal-data.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { PersonSection } from './person-section.tsx';
import classes from './person.module.css';

interface DataSectionProps {
  person: Person;
  onErased: () => void;
}

/** What somebody may ask for by law: all that is kept, or that it goes. */
export function DataSection({ person, onErased }: DataSectionProps) {
  const save = useSavePersonalData(person.id);
  const [isErasing, setIsErasing] = useState(false);
  const isOneself = useUser().id === person.id;
  return (
    <PersonSection title="Personal data">
      <p className={classes.line}>
        <span className={classes.muted}>
          For requests of {person.name}: everything that is kept, as a file, or its erasure.
        </span>
      </p>
      <Group gap="xs">
        <Button
          variant="default"
          loading={save.isPending}
          onClick={() => {
            save.mutate();
          }}
        >
          Export personal data
        </Button>
        {!isOneself && (
          <Button
            variant="light"
            color="red"
            onClick={() => {
              setIsErasing(true);
            }}
          >
            Erase
          </Button>
        )}
      </Group>
      {isErasing && (
        <EraseDialog
          person={person}
          onErased={onErased}
          onClose={() => {
            setIsErasing(false);
          }}
        />
      )}
    </PersonSection>
  );
}
