import { outgoingMails, type Tx } from '@vela/db';
import type { Deps } from './deps.ts';

export interface Mail {
  companyId: string;
  to: string;
  subject: string;
  body: string;
}

/** Queues a mail in the transaction that causes it: both happen or neither. */
export async function queueMail(tx: Tx, deps: Pick<Deps, 'clock' | 'ids'>, mail: Mail): Promise<void> {
  await tx.insert(outgoingMails).values({
    companyId: mail.companyId,
    id: deps.ids.newId(),
    recipient: mail.to,
    subject: mail.subject,
    body: mail.body,
    createdAt: deps.clock.now(),
  });
}
