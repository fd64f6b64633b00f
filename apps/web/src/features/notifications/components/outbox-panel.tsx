import { Anchor, Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import type { OutgoingMail } from '@vela/contract';
import { useState } from 'react';
import { counted } from '../../../lib/format.ts';
import { toastInfo, toastSuccess } from '../../../lib/toasts.tsx';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { useOutbox } from '../api/outbox.ts';
import classes from './outbox-panel.module.css';

const TYPING_MS = 250;

/** Mails that wait for a mail server, so that an administrator can pass on what they say. */
export function OutboxPanel() {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), TYPING_MS);
  const outbox = useOutbox(q);
  const isEmpty = q === '' && outbox.data?.pages[0]?.total === 0;
  return (
    <Panel
      title="Outbox"
      purpose="Mails that wait, because no mail server is set up: pass on what they say yourself"
      flush
    >
      {outbox.data !== undefined && (typed !== '' || !isEmpty) && (
        <div className={classes.search}>
          <SearchBox value={typed} onChange={setTyped} placeholder="Search mails by recipient or subject..." />
        </div>
      )}
      <FoundMails outbox={outbox} isSearched={q !== ''} />
    </Panel>
  );
}

function FoundMails({ outbox, isSearched }: { outbox: ReturnType<typeof useOutbox>; isSearched: boolean }) {
  const formats = useFormats();
  if (outbox.data === undefined) {
    if (outbox.isError) {
      return <ErrorState error={outbox.error} isRetrying={outbox.isFetching} onRetry={() => void outbox.refetch()} />;
    }
    return (
      <div className={classes.padded}>
        <SkeletonList rows={3} rowHeight={28} label="Loading mails" />
      </div>
    );
  }
  const mails = outbox.data.pages.flatMap((page) => page.mails);
  const total = outbox.data.pages[0]?.total ?? 0;
  if (mails.length === 0) return <NoMails isSearched={isSearched} />;
  return (
    <>
      <p role="status" aria-busy={outbox.isPlaceholderData} className={classes.count}>
        {mails.length < total && `${formats.number(mails.length)} of `}
        {counted(formats, total, 'mail')}
      </p>
      <ul className={classes.list}>
        {mails.map((mail) => (
          <li key={mail.id} className={classes.item}>
            <OutboxMail mail={mail} />
          </li>
        ))}
      </ul>
      {outbox.isFetchNextPageError && <ErrorState error={outbox.error} title="The rest could not be loaded" />}
      {outbox.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={outbox.isFetchingNextPage} onClick={() => void outbox.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

function NoMails({ isSearched }: { isSearched: boolean }) {
  if (isSearched) return <EmptyState plain title="No mails found" text="Try another address or subject." />;
  return (
    <EmptyState plain title="No mails wait" text="What Vela would send, a password link for example, stands here." />
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
