import { Button } from '@mantine/core';
import type { SignInSession } from '@vela/contract';
import { useFormats } from '../../../lib/use-formats.ts';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import classes from './sessions-panel.module.css';

interface SessionRowProps {
  session: SignInSession;
  onEnd: (session: SignInSession) => void;
}

export function SessionRow({ session, onEnd }: SessionRowProps) {
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
