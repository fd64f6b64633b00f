import { outgoingMails, type Tx } from '@vela/db';
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { TimePosition } from '../../platform/page-cursor.ts';
import type { PersonOnFile } from '../../platform/module.ts';

export interface OutboxFilter {
  companyId: string;
  /** A part of the recipient or of the subject. */
  q?: string | undefined;
}

interface Page {
  after: TimePosition | undefined;
  limit: number;
}

export type OutgoingMailRow = typeof outgoingMails.$inferSelect;

/** Newest first. */
export async function listOutgoingMails(
  tx: Tx,
  filter: OutboxFilter,
  { after, limit }: Page,
): Promise<OutgoingMailRow[]> {
  return tx
    .select()
    .from(outgoingMails)
    .where(and(matches(filter), after ? isBehind(after) : undefined))
    .orderBy(desc(outgoingMails.createdAt), asc(outgoingMails.id))
    .limit(limit);
}

export async function countOutgoingMails(tx: Tx, filter: OutboxFilter): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::integer` })
    .from(outgoingMails)
    .where(matches(filter));
  return row?.total ?? 0;
}

function matches({ companyId, q }: OutboxFilter): SQL | undefined {
  const text = q?.trim() ?? '';
  return and(
    eq(outgoingMails.companyId, companyId),
    text === ''
      ? undefined
      : sql`strpos(fold_text(${outgoingMails.recipient} || E'\n' || ${outgoingMails.subject}), fold_text(${text})) > 0`,
  );
}

/** Mails of one import share their time, and ids run the other way: the first comparison is what the index needs. */
function isBehind({ at, id }: TimePosition): SQL {
  const time = sql`${at.toISOString()}::timestamptz`;
  const { createdAt } = outgoingMails;
  return sql`${createdAt} <= ${time} and (${createdAt} < ${time} or ${outgoingMails.id} > ${id}::uuid)`;
}

/** To any of the addresses, which are in small letters. */
const isTo = ({ companyId, addresses }: PersonOnFile) =>
  and(eq(outgoingMails.companyId, companyId), inArray(sql`lower(${outgoingMails.recipient})`, [...addresses]));

export async function listMailsTo(tx: Tx, person: PersonOnFile) {
  return tx
    .select({ createdAt: outgoingMails.createdAt, subject: outgoingMails.subject, body: outgoingMails.body })
    .from(outgoingMails)
    .where(isTo(person))
    .orderBy(asc(outgoingMails.createdAt));
}

export async function deleteMailsTo(tx: Tx, person: PersonOnFile): Promise<void> {
  await tx.delete(outgoingMails).where(isTo(person));
}
