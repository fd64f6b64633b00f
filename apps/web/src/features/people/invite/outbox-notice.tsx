import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useWaitsInOutbox } from '../api/find-waiting-mails.ts';

/** Mails that nobody gets unless somebody passes them on. */
export function OutboxNotice({ emails }: { emails: readonly string[] | 'anybody' }) {
  const waits = useWaitsInOutbox(emails);
  if (!waits) return null;
  return (
    <Notice tone="yellow">
      No mail server is set up, so the mails wait in the{' '}
      <Anchor component={Link} to={paths.notifications} inherit underline="always" c="inherit">
        outbox
      </Anchor>
      . Open them there and pass the links on yourself.
    </Notice>
  );
}
