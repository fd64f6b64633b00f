import type { Tx } from '@vela/db';
import type { Deps } from '../deps.ts';
import type { EventPayload, EventType } from './event-types.ts';

/** Something that has happened in a company, as a subscriber gets it. */
export type PastEvent<T extends EventType> = T extends EventType
  ? { companyId: string; id: string; type: T; payload: EventPayload<T>; at: Date }
  : never;

/**
 * Reacts to what has happened, in this area or another. Every event comes after its commit, those of a subject one after the
 * other; an event that fails is tried again and keeps the next ones of its subject waiting, from this subscriber alone.
 * Written with a method, so that subscribers to any types stand in one list.
 */
export interface Subscriber<T extends EventType> {
  /** Unique among all that is done in the background; a label of the metrics. */
  name: string;
  to: readonly T[];
  /** So many subjects at a time in one worker; two without it. */
  concurrency?: number;
  /**
   * The transaction also notes that the event was handled, so what is written in it is written once. What leaves the
   * database may be done twice: let a job do it, or give it the event's id.
   */
  handle(tx: Tx, deps: Deps, event: PastEvent<T>): Promise<void>;
}

/** A subscriber in the list of all. */
export type AnySubscriber = Subscriber<EventType>;
