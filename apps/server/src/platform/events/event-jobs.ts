import type { Tx } from '@vela/db';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { addJob } from '../jobs/add-job.ts';
import { deleteDeadJobs } from '../jobs/dead-jobs-store.ts';
import type { AnyJobKind, JobKind, JobOf } from '../jobs/job-kind.ts';
import { factOf, type AnySubscriber, type EventPayload, type EventType, type PastEvent } from './event-types.ts';
import {
  findNextOwedEvent,
  insertEvent,
  insertOwedEvents,
  settleOwedEvent,
  takeNewEvents,
  type OwedKey,
} from './events-store.ts';

const subjectData = z.object({ subject: z.string() });
type SubjectData = z.output<typeof subjectData>;

/** It works with tables of ours alone, so what makes it fail passes: days of tries. */
const HAND_OUT = { name: 'hand-out-events', data: subjectData, concurrency: 2, attempts: 20 };
/** By then half an hour has gone by. */
const ATTEMPTS = 8;
const SUBJECTS_AT_ONCE = 2;

/**
 * Writes a fact in the transaction that causes it: both happen or neither. Who reacts to it need not be known here; other
 * transactions with facts of the subject wait for this one, so that their order is that of their commits.
 */
export async function emit<T extends EventType>(
  tx: Tx,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  { companyId, type, payload }: { companyId: string; type: T; payload: EventPayload<T> },
): Promise<void> {
  const subject = factOf(type).subject(payload);
  await insertEvent(tx, { companyId, id: ids.newId(), type, payload, subject, createdAt: clock.now() });
  await addJob(tx, HAND_OUT, { companyId, key: subject, data: { subject } });
}

/** The jobs that bring events to their subscribers: docs/adr/0025-events-by-jobs.md. */
export function eventJobs(subscribers: readonly AnySubscriber[]): AnyJobKind[] {
  const kinds = subscribers.map((subscriber) => ({ subscriber, kind: subscriberJob(subscriber) }));
  const handOut: JobKind<SubjectData> = {
    ...HAND_OUT,
    run: (_deps, job) =>
      job.inTenant(async (tx) => {
        const events = await takeNewEvents(tx, keyOf(job));
        for (const { subscriber, kind } of kinds) {
          const owed = events.filter(({ type }) => subscriber.to.some((wanted) => wanted === type));
          if (owed.length === 0) continue;
          const row = { companyId: job.companyId, subscriber: subscriber.name };
          await insertOwedEvents(
            tx,
            owed.map(({ id }) => ({ ...row, eventId: id })),
          );
          // What was given up of the subject is tried once more before the new ones.
          await deleteDeadJobs(tx, { ...job, kind: kind.name });
          await addJob(tx, kind, { companyId: job.companyId, key: job.data.subject, data: job.data });
        }
      }),
  };
  return [handOut, ...kinds.map(({ kind }) => kind)];
}

const keyOf = ({ companyId, data }: JobOf<SubjectData>) => ({ companyId, subject: data.subject });

/** Handles all that a subscriber is owed of a subject, each event in a transaction of its own. */
function subscriberJob(subscriber: AnySubscriber): JobKind<SubjectData> {
  const { name, concurrency = SUBJECTS_AT_ONCE } = subscriber;
  const owedKey = (job: JobOf<SubjectData>): OwedKey => ({ ...keyOf(job), subscriber: name });
  return {
    name,
    data: subjectData,
    concurrency,
    attempts: ATTEMPTS,
    run: async (deps, job) => {
      const handleNext = () =>
        deps.db.inTenant(job.companyId, async (tx) => {
          const isMore = await handleOwed(tx, deps, { subscriber, key: owedKey(job) });
          // At its end alone: however long the subscriber takes, the job can show that it goes on.
          await job.hold(tx);
          return isMore;
        });
      while (await handleNext()) job.signal.throwIfAborted();
    },
    // What failed first is what the others wait for: it is passed over, and they go on.
    dropped: async (tx, job) => {
      const key = owedKey(job);
      const event = await findNextOwedEvent(tx, key);
      if (event === null) return;
      await settleOwedEvent(tx, { ...key, eventId: event.id });
      await addJob(tx, { name, data: subjectData, attempts: ATTEMPTS }, { ...job, key: key.subject });
    },
  };
}

/** Says whether there was one. */
async function handleOwed(
  tx: Tx,
  deps: Deps,
  { subscriber, key }: { subscriber: AnySubscriber; key: OwedKey },
): Promise<boolean> {
  const row = await findNextOwedEvent(tx, key);
  if (row === null) return false;
  const { companyId, id, type, createdAt: at } = row;
  const payload = factOf(type).payload.parse(row.payload);
  await settleOwedEvent(tx, { ...key, eventId: id });
  // Safe: the payload was checked to be the type's.
  await subscriber.handle(tx, deps, { companyId, id, type, payload, at } as PastEvent<EventType>);
  // Whatever of the subject was given up is done by now.
  await deleteDeadJobs(tx, { companyId, kind: key.subscriber, data: { subject: key.subject } });
  return true;
}
