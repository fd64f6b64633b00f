import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { Invited } from '../api/invite-people.ts';
import { InviteForm } from './invite-form.tsx';
import { InviteResults } from './invite-results.tsx';

/** Invites many people at once by their addresses, then says what became of each. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [results, setResults] = useState<readonly Invited[] | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Invite people"
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {results === null ? (
        <InviteForm onInvited={setResults} onClose={onClose} />
      ) : (
        <InviteResults
          results={results}
          onMore={() => {
            setResults(null);
          }}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
