import { Button } from '@mantine/core';
import type { SignInSession } from '@vela/contract';
import { useState } from 'react';
import { useFormats } from '../../../lib/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { useRevokeSession, useSignInSessions } from '../api/own-account.ts';
import classes from './sessions-panel.module.css';

/** Where one is signed in, each of which can be ended. */
export function SessionsPanel() {
  const sessions = useSignInSessions();
  const [ending, setEnding] = useState<SignInSession | null>(null);
  const revoke = useRevokeSession();
  return (
    <Panel title="Sessions" purpose="Where you are signed in" flush>
      {sessions.isPending && (
        <div className={classes.padded}>
          <SkeletonList rows={2} rowHeight={48} />
        </div>
      )}
      {sessions.isError && <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.data?.length === 0 && <EmptyState plain title="No sessions" />}
      {sessions.data !== undefined && sessions.data.length > 0 && (
        <ul className={classes.list}>
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={setEnding} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        opened={ending !== null}
        title="Sign out there?"
        message={`The session of ${ending?.device ?? 'this device'} ends at once. Whoever uses it has to sign in again.`}
        confirmLabel="Sign out"
        busy={revoke.isPending}
        onClose={() => {
          setEnding(null);
        }}
        onConfirm={() => {
          if (ending === null) return;
          revoke.mutate(ending.id, {
            onSettled() {
              setEnding(null);
            },
          });
        }}
      />
    </Panel>
  );
}

interface SessionRowProps {
  session: SignInSession;
  onEnd: (session: SignInSession) => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const formats = useFormats();
  return (
    <li className={classes.row}>
      <div className={classes.device}>
        <div className={classes.name}>
          {session.device}
          {session.current && <ToneBadge tone="green">This device</ToneBadge>}
        </div>
        <div className={classes.times}>
          Signed in {formats.date(session.createdAt)}, last used {formats.dateTime(session.lastUsedAt)}
        </div>
      </div>
      {!session.current && (
        <Button
          variant="default"
          size="xs"
          aria-label={`Sign out ${session.device}`}
          onClick={() => {
            onEnd(session);
          }}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
