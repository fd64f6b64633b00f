import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { Person } from '@vela/contract';
import { useState } from 'react';
import { OutboxNotice } from '../invite/outbox-notice.tsx';
import { AddPersonForm } from './add-person-form.tsx';

/** Adds one person by name, then says so and offers the next one. */
export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const [added, setAdded] = useState<Person | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Add a person"
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {added === null ? (
        <AddPersonForm onAdded={setAdded} onClose={onClose} />
      ) : (
        <Added
          person={added}
          onNext={() => {
            setAdded(null);
          }}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

function Added({ person, onNext, onClose }: { person: Person; onNext: () => void; onClose: () => void }) {
  const isInvited = person.invitation.state === 'pending';
  return (
    <Stack gap="md">
      <Text fw={600} role="status">
        {person.name} is added{isInvited ? ' and invited' : ''}
      </Text>
      {isInvited ? (
        <OutboxNotice emails={[person.email]} />
      ) : (
        <Text size="sm">No mail was sent. You can invite {person.name} at any time.</Text>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onNext}>
          Add another
        </Button>
        <Button onClick={onClose} data-autofocus>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
