import { auditEntries, type Tx } from '@vela/db';
import type { AuditAction } from '@vela/domain/audit';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
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

/** How the audit log names one type of subject. */
interface AuditSubject {
  /** Today's names, by id; one that is missing is gone. */
  names: (tx: Tx, companyId: string, ids: string[]) => Promise<{ id: string; name: string }[]>;
  /** Selects the ids of those whose name today is like the folded pattern. Without it a search finds them by their acts. */
  named?: (companyId: string, pattern: string) => SQL;
}

/** What one area's acts are about, by subject type. */
export type AuditSubjects = Record<string, AuditSubject>;

type TableOfSubjects = PgTable & { companyId: PgColumn; id: PgColumn };

/** The names of subjects that are called by one column of their table. */
export const namesIn =
  (table: TableOfSubjects, name: PgColumn): AuditSubject['names'] =>
  (tx, companyId, ids) =>
    tx
      .select({ id: sql<string>`${table.id}`, name: sql<string>`${name}` })
      .from(table)
      .where(and(eq(table.companyId, companyId), inArray(table.id, ids)));

export const namedIn =
  (table: TableOfSubjects, name: PgColumn): NonNullable<AuditSubject['named']> =>
  (companyId, pattern) =>
    sql`select ${table.id} as id from ${table} where ${table.companyId} = ${companyId} and fold_text(${name}) like ${pattern}`;
