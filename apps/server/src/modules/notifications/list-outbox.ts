import type { OutgoingMail } from '@vela/contract';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { listOutgoingMails } from './outgoing-mails-store.ts';

const SHOWN = 200;

/** The company's mails that wait for a mail server, newest first. */
export async function listOutbox(deps: Deps, actor: Actor): Promise<OutgoingMail[]> {
  permit(actor, 'outbox.read');
  const rows = await deps.db.inTenant(actor.companyId, (tx) => listOutgoingMails(tx, actor.companyId, SHOWN));
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    body: row.body,
    createdAt: row.createdAt.toISOString(),
  }));
}
