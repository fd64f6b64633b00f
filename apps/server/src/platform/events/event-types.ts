import type { Tx } from '@vela/db';
import { z } from 'zod';
import type { Deps } from '../deps.ts';

/** What kind of fact it is: what it tells, and what it is about. */
interface Fact<Payload> {
  payload: z.ZodType<Payload>;
  /** Facts of one subject are handled in their order. */
  subject: (payload: Payload) => string;
}

const fact = <Payload>(payload: z.ZodType<Payload>, subject: (payload: Payload) => string): Fact<Payload> => ({
  payload,
  subject,
});
const ofSurvey = fact(z.object({ surveyId: z.uuid() }), ({ surveyId }) => `survey ${surveyId}`);

/** Facts that areas may react to. Never one per anonymous response: its time would tell who answered. */
export const eventTypes = {
  'survey.launched': ofSurvey,
  'survey.closed': ofSurvey,
  'survey.reopened': ofSurvey,
  'company.registered': fact(z.object({ memberId: z.uuid() }), () => 'company'),
};

export type EventType = keyof typeof eventTypes;
export type EventPayload<T extends EventType> = z.output<(typeof eventTypes)[T]['payload']>;

/** The kind of facts of a type, whose payload is that type's. */
export const factOf = <T extends EventType>(type: T): Fact<EventPayload<T>> =>
  // Safe: it is the type's own, which TypeScript can't tell of a type that is not known yet.
  eventTypes[type] as unknown as Fact<EventPayload<T>>;

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
