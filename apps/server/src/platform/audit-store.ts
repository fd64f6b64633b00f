import { auditEntries, type Tx } from '@vela/db';
import type { Actor } from './actor.ts';
import type { Deps } from './deps.ts';

export interface AuditFact {
  action: string;
  subjectType: string;
  subjectId: string;
  detail?: Record<string, unknown>;
}

/** Adds one row to the audit log, in the transaction of the change that it tells of. */
export async function audit(tx: Tx, deps: Pick<Deps, 'clock' | 'ids'>, actor: Actor, fact: AuditFact): Promise<void> {
  await tx.insert(auditEntries).values({
    companyId: actor.companyId,
    id: deps.ids.newId(),
    at: deps.clock.now(),
    actorId: actor.memberId,
    actorName: actor.name,
    action: fact.action,
    subjectType: fact.subjectType,
    subjectId: fact.subjectId,
    address: actor.address,
    detail: fact.detail ?? {},
  });
}
