import { outgoingMails, type Tx } from '@vela/db';
import type { Deps } from './deps.ts';

export interface Mail {
  companyId: string;
  to: string;
  subject: string;
  body: string;
}

type MailDeps = Pick<Deps, 'clock' | 'ids'>;

/** Rows for one statement: PostgreSQL takes 65,535 parameters at most. */
const AT_ONCE = 2000;

/** Queues a mail in the transaction that causes it: both happen or neither. */
export const queueMail = (tx: Tx, deps: MailDeps, mail: Mail): Promise<void> => queueMails(tx, deps, [mail]);

/** The same for many. */
export async function queueMails(tx: Tx, deps: MailDeps, mails: readonly Mail[]): Promise<void> {
  const createdAt = deps.clock.now();
  for (let from = 0; from < mails.length; from += AT_ONCE) {
    await tx.insert(outgoingMails).values(
      mails.slice(from, from + AT_ONCE).map((mail) => ({
        companyId: mail.companyId,
        id: deps.ids.newId(),
        recipient: mail.to,
        subject: mail.subject,
        body: mail.body,
        createdAt,
      })),
    );
  }
}
