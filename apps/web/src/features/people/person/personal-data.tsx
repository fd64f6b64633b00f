import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Person } from '@vela/contract';
import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { useRef, useState } from 'react';
import { useUser } from '../../../lib/session-context.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useErasePerson, useSavePersonalData } from '../api/person.ts';
import { ChangeDialog } from '../components/change-dialog.tsx';
import { PersonSection } from './person-sections.tsx';
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

interface EraseDialogProps {
  person: Person;
  onErased: () => void;
  onClose: () => void;
}

/** The one act that nothing brings back: the address has to be typed for it. */
function EraseDialog({ person, onErased, onClose }: EraseDialogProps) {
  const erase = useErasePerson(person);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const confirm = () => {
    if (typed.trim().toLowerCase() === person.email.toLowerCase()) {
      erase.mutate(typed.trim(), { onSuccess: onErased });
      return;
    }
    setIsWrong(true);
    input.current?.focus();
  };
  return (
    <ChangeDialog
      title={`Erase ${person.name}?`}
      confirmLabel="Erase for good"
      danger
      busy={erase.isPending}
      error={erase.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text size="sm">
        Name, email address and everything else about {person.name} are removed for good, and access ends. Aggregates
        stay: survey results and counts that this person is part of keep their figures, without a name.{' '}
        <strong>This can’t be undone.</strong>
      </Text>
      <TextInput
        ref={input}
        label={`Type ${person.email} to confirm`}
        autoComplete="off"
        data-autofocus
        value={typed}
        error={isWrong && PEOPLE_MESSAGES.erasureEmail}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setIsWrong(false);
        }}
      />
    </ChangeDialog>
  );
}

/** Everybody may read what is kept about them. */
export function YourDataPanel() {
  const save = useSavePersonalData(useUser().id);
  return (
    <Panel title="Your data" purpose="Everything that Vela keeps about you">
      <Group justify="space-between" gap="md">
        <Text size="sm" maw={460}>
          A JSON file with your profile, sessions and all that is stored under your name. Anonymous answers are not in
          it: they carry no name, so nobody can tell which are yours.
        </Text>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={save.isPending}
          onClick={() => {
            save.mutate();
          }}
        >
          Download my data
        </Button>
      </Group>
    </Panel>
  );
}
