import { auditEntries, type Tx } from '@vela/db';
import type { AuditAction } from '@vela/domain/audit';
import type { Actor } from './actor.ts';
import type { Deps } from './deps.ts';

export interface AuditFact {
  action: AuditAction;
  subjectType: string;
  subjectId: string;
  /** Never an answer, nor anything that is written at the moment of one: that would tell who gave it. */
  detail?: Record<string, unknown>;
}

type AuditDeps = Pick<Deps, 'clock' | 'ids'>;

/** Adds one row to the audit log, in the transaction of the change that it tells of. */
export const audit = (tx: Tx, deps: AuditDeps, actor: Actor, fact: AuditFact): Promise<void> =>
  auditAll(tx, deps, actor, [fact]);

/** The same for what Vela did by itself. */
export const auditOwnAct = (tx: Tx, deps: AuditDeps, companyId: string, fact: AuditFact): Promise<void> =>
  insertEntries(tx, deps, { companyId, memberId: null, name: 'Vela', address: null }, [fact]);

/** The same for what was done to several things at once. */
export const auditAll = (tx: Tx, deps: AuditDeps, actor: Actor, facts: readonly AuditFact[]): Promise<void> =>
  insertEntries(tx, deps, actor, facts);

type Author = Pick<Actor, 'companyId' | 'name' | 'address'> & { memberId: string | null };

/** Rows for one statement: PostgreSQL takes 65,535 parameters at most. */
const AT_ONCE = 2000;

async function insertEntries(tx: Tx, deps: AuditDeps, actor: Author, facts: readonly AuditFact[]): Promise<void> {
  const at = deps.clock.now();
  const entries = facts.map((fact) => ({
    companyId: actor.companyId,
    id: deps.ids.newId(),
    at,
    actorId: actor.memberId,
    actorName: actor.name,
    action: fact.action,
    subjectType: fact.subjectType,
    subjectId: fact.subjectId,
    address: actor.address,
    detail: fact.detail ?? {},
  }));
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    await tx.insert(auditEntries).values(entries.slice(from, from + AT_ONCE));
  }
}
