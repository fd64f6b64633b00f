import { outboxEvents, owedEvents, type Tx } from '@vela/db';
import { and, asc, eq, lt, notExists, sql } from 'drizzle-orm';
import type { EventType } from './event-types.ts';

export interface SubjectKey {
  companyId: string;
  subject: string;
}

export interface OwedKey extends SubjectKey {
  subscriber: string;
}

type EventRow = typeof outboxEvents.$inferSelect;

const isOf = ({ companyId, subject }: SubjectKey) =>
  and(eq(outboxEvents.companyId, companyId), eq(outboxEvents.subject, subject));

/** Adds an event behind all others of its subject, whose transactions wait for each other from here on. */
export async function insertEvent(
  tx: Tx,
  event: Pick<EventRow, 'companyId' | 'id' | 'type' | 'payload' | 'subject' | 'createdAt'>,
): Promise<void> {
  await takeTurn(tx, `events ${event.companyId} ${event.subject}`);
  await tx.insert(outboxEvents).values(event);
}

/** Events of a subject that nobody has been told of; who takes them at the same time waits, and finds none. */
export async function takeNewEvents(tx: Tx, key: SubjectKey): Promise<Pick<EventRow, 'id' | 'type'>[]> {
  return tx
    .update(outboxEvents)
    .set({ handedOut: true })
    .where(and(isOf(key), eq(outboxEvents.handedOut, false)))
    .returning({ id: outboxEvents.id, type: outboxEvents.type });
}

export async function insertOwedEvents(tx: Tx, rows: readonly (typeof owedEvents.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(owedEvents).values([...rows]);
}

/** The next event of a subject that a subscriber is owed. Two who ask at once take turns. */
export async function findNextOwedEvent(
  tx: Tx,
  { subscriber, ...key }: OwedKey,
): Promise<(Omit<EventRow, 'type'> & { type: EventType }) | null> {
  await takeTurn(tx, `owed events ${key.companyId} ${subscriber} ${key.subject}`);
  const [row] = await tx
    .select({ event: outboxEvents })
    .from(outboxEvents)
    .innerJoin(owedEvents, isOwed)
    .where(and(isOf(key), eq(owedEvents.subscriber, subscriber)))
    .orderBy(asc(outboxEvents.position))
    .limit(1);
  // Safe: who is owed an event has subscribed to its type.
  return row === undefined ? null : { ...row.event, type: row.event.type as EventType };
}

const isOwed = and(eq(owedEvents.companyId, outboxEvents.companyId), eq(owedEvents.eventId, outboxEvents.id));

export async function settleOwedEvent(
  tx: Tx,
  { companyId, subscriber, eventId }: { companyId: string; subscriber: string; eventId: string },
): Promise<void> {
  await tx
    .delete(owedEvents)
    .where(
      and(eq(owedEvents.companyId, companyId), eq(owedEvents.eventId, eventId), eq(owedEvents.subscriber, subscriber)),
    );
}

/** Removes events from before a day, without those that somebody is still owed. */
export async function deleteOldEvents(tx: Tx, companyId: string, before: Date): Promise<void> {
  await tx
    .delete(outboxEvents)
    .where(
      and(
        eq(outboxEvents.companyId, companyId),
        eq(outboxEvents.handedOut, true),
        lt(outboxEvents.createdAt, before),
        notExists(tx.select({ id: owedEvents.eventId }).from(owedEvents).where(isOwed)),
      ),
    );
}

/** To the end of the transaction. What is read afterwards was committed by whoever had the turn before. */
async function takeTurn(tx: Tx, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}
