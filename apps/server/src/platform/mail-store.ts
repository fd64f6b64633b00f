import type { Tx } from '@vela/db';
import { sql } from 'drizzle-orm';
import type { Deps } from './deps.ts';

export interface Mail {
  companyId: string;
  to: string;
  subject: string;
  body: string;
}

type MailDeps = Pick<Deps, 'clock' | 'ids'>;

/** Mails for one statement: some megabytes of text at once. */
const AT_ONCE = 5000;

/** Queues a mail in the transaction that causes it: both happen or neither. */
export const queueMail = (tx: Tx, deps: MailDeps, mail: Mail): Promise<void> => queueMails(tx, deps, [mail]);

/** The same for many. In lists and not row by row: a survey is sent to thousands within the call that launches it. */
export async function queueMails(tx: Tx, deps: MailDeps, mails: readonly Mail[]): Promise<void> {
  const createdAt = deps.clock.now().toISOString();
  for (let from = 0; from < mails.length; from += AT_ONCE) {
    const some = mails.slice(from, from + AT_ONCE);
    const list = (valueOf: (mail: Mail) => string) => sql.param(some.map(valueOf));
    await tx.execute(sql`
      insert into outgoing_mails (company_id, id, recipient, subject, body, created_at)
      select r.*, ${createdAt}::timestamptz from rows from (
        unnest(${list(({ companyId }) => companyId)}::uuid[]), unnest(${list(() => deps.ids.newId())}::uuid[]),
        unnest(${list(({ to }) => to)}::text[]), unnest(${list(({ subject }) => subject)}::text[]),
        unnest(${list(({ body }) => body)}::text[])) r`);
  }
}
