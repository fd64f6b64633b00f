import type { OutgoingMail, outboxQuerySchema } from '@vela/contract';
import type { z } from 'zod';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { cutPage, pageCursor, timePositionSchema } from '../../platform/page-cursor.ts';
import { presentOutgoingMail } from './outgoing-mail-presenter.ts';
import { countOutgoingMails, listOutgoingMails } from './outgoing-mails-store.ts';

const outboxCursor = pageCursor('the outbox', timePositionSchema);

export interface OutboxPage {
  mails: OutgoingMail[];
  total: number;
  nextCursor: string | null;
}

/** One page of the company's mails that wait for a mail server, newest first, and how many there are on all pages. */
export async function listOutbox(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { q, limit, cursor }: z.output<typeof outboxQuerySchema>,
): Promise<OutboxPage> {
  permit(actor, 'outbox.read');
  const filter = { companyId: actor.companyId, q };
  const after = outboxCursor.read(cursor);
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const rows = await listOutgoingMails(tx, filter, { after, limit: limit + 1 });
    const { page, last } = cutPage(rows, limit);
    return {
      mails: page.map(presentOutgoingMail),
      total: await countOutgoingMails(tx, filter),
      nextCursor: last && outboxCursor.write({ at: last.createdAt, id: last.id }),
    };
  });
}
