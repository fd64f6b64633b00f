import { Anchor, Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { OutgoingMail } from '@vela/contract';
import { toastInfo, toastSuccess } from '../../../lib/toasts.tsx';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { useOutbox } from '../api/list-outbox.ts';
import classes from './outbox-panel.module.css';

/** Mails that wait for a mail server, so that an administrator can pass on what they say. */
export function OutboxPanel() {
  const outbox = useOutbox();
  const mails = outbox.data;
  return (
    <Panel
      title="Outbox"
      purpose="Mails that wait, because no mail server is set up: pass on what they say yourself"
      flush
    >
      {mails === undefined && outbox.isPending && (
        <div className={classes.padded}>
          <SkeletonList rows={3} rowHeight={28} label="Loading mails" />
        </div>
      )}
      {mails === undefined && outbox.isError && (
        <ErrorState error={outbox.error} isRetrying={outbox.isFetching} onRetry={() => void outbox.refetch()} />
      )}
      {mails?.length === 0 && (
        <EmptyState
          plain
          title="No mails wait"
          text="What Vela would send, a password link for example, stands here."
        />
      )}
      {mails !== undefined && mails.length > 0 && (
        <ul className={classes.list}>
          {mails.map((mail) => (
            <li key={mail.id} className={classes.item}>
              <OutboxMail mail={mail} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function OutboxMail({ mail }: { mail: OutgoingMail }) {
  const formats = useFormats();
  return (
    <details className={classes.mail}>
      <summary>
        <IconChevronRight size={16} className={classes.arrow} aria-hidden />
        <span className={classes.subject}>{mail.subject}</span>
        <span className={classes.meta}>
          To {mail.to} · {formats.dateTime(mail.createdAt)}
        </span>
      </summary>
      <div className={classes.body}>
        <MailBody text={mail.body} />
      </div>
      <Button variant="default" size="compact-sm" className={classes.copy} onClick={() => void copyMail(mail)}>
        Copy the text
      </Button>
    </details>
  );
}

async function copyMail({ body }: OutgoingMail): Promise<void> {
  try {
    await navigator.clipboard.writeText(body);
    toastSuccess('The text of the mail is copied');
  } catch {
    // No permission, or a page without https: the text stands above.
    toastInfo('Your browser does not allow copying here. Select the text and copy it.');
  }
}

/** An address is for opening. In a tab of its own: the links of mails are for the person that they were written to. */
function MailBody({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <Anchor key={index} href={part} target="_blank" rel="noreferrer" underline="always" inherit>
        {part}
      </Anchor>
    ) : (
      part
    ),
  );
}
