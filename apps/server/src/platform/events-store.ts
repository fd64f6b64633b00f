import { outboxEvents, type Tx } from '@vela/db';
import type { Deps } from './deps.ts';

/** Facts that other modules may react to. Never one per anonymous response: its time would tell who answered. */
export interface EventPayloads {
  'survey.launched': { surveyId: string };
  'survey.closed': { surveyId: string };
  'survey.reopened': { surveyId: string };
  'company.registered': { memberId: string };
}

/** Writes a fact in the transaction that causes it: both happen or neither. */
export async function emit<T extends keyof EventPayloads>(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids'>,
  event: { companyId: string; type: T; payload: EventPayloads[T] },
): Promise<void> {
  await tx.insert(outboxEvents).values({
    companyId: event.companyId,
    id: deps.ids.newId(),
    type: event.type,
    payload: event.payload,
    createdAt: deps.clock.now(),
  });
}
