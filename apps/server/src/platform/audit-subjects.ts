import type { Tx } from '@vela/db';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** How the audit log names one type of subject. */
export interface AuditSubject {
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
