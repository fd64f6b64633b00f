import { Button, Group, Stack, Text } from '@mantine/core';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { type Tone, ToneBadge } from '../../../ui/tone-badge.tsx';
import type { Invited } from '../api/invite-people.ts';
import classes from './invite.module.css';
import { OutboxNotice } from './outbox-notice.tsx';

interface InviteResultsProps {
  results: readonly Invited[];
  onMore: () => void;
  onClose: () => void;
}

const WORDS: Record<Invited['outcome'], { tone: Tone; label: string }> = {
  invited: { tone: 'green', label: 'Invited' },
  already_here: { tone: 'neutral', label: 'Is here already' },
  email_taken: { tone: 'yellow', label: 'Has an account elsewhere' },
  repeated: { tone: 'neutral', label: 'Named twice' },
};

export function InviteResults({ results, onMore, onClose }: InviteResultsProps) {
  const formats = useFormats();
  const invited = results.filter(({ outcome }) => outcome === 'invited').map(({ email }) => email);
  return (
    <Stack gap="md">
      <Text fw={600} role="status">
        {counted(formats, invited.length, 'person is invited', 'people are invited')}
      </Text>
      <OutboxNotice emails={invited} />
      {/* Long lists scroll by keyboard too. */}
      <ul className={classes.results} aria-label="What became of each address" tabIndex={0}>
        {results.map(({ email, outcome }, index) => (
          <li key={index}>
            <span className={classes.email}>{email}</span>
            <ToneBadge tone={WORDS[outcome].tone}>{WORDS[outcome].label}</ToneBadge>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onMore}>
          Invite more
        </Button>
        <Button onClick={onClose} data-autofocus>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
