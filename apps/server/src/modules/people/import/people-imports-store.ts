import { auditEntries, members, peopleImportChanges, peopleImportRows, peopleImports, type Tx } from '@vela/db';
import { IMPORT_KEPT_DAYS, type ImportedChange, type ImportRow } from '@vela/domain/people';
import { and, asc, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/actor.ts';
import { notFound } from '../../../platform/domain-error.ts';

export interface ImportKey {
  companyId: string;
  id: string;
}

/** Rows for one statement. */
const ROWS_AT_ONCE = 5000;
const SHOWN_ROWS = 5;
const LISTED_IMPORTS = 20;

const isImport = ({ companyId, id }: ImportKey) =>
  and(eq(peopleImports.companyId, companyId), eq(peopleImports.id, id));

/** Held to the end of the transaction: of a company's imports one is started or taken back after the other. */
export async function lockImports(tx: Tx, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`people imports ${companyId}`}, 0))`);
}

export async function insertImport(
  tx: Tx,
  row: typeof peopleImports.$inferInsert,
  rows: readonly ImportRow[],
): Promise<void> {
  await tx.insert(peopleImports).values(row);
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const part = rows.slice(from, from + ROWS_AT_ONCE).map(({ line, cells }) => [line, cells]);
    await tx.execute(sql`
      insert into people_import_rows (company_id, import_id, line, cells)
      select ${row.companyId}::uuid, ${row.id}::uuid, (part -> 0)::integer, part -> 1
        from jsonb_array_elements(${JSON.stringify(part)}::jsonb) as part`);
  }
}

/** Rows are personal data: those of old imports go, and of those that came to nothing. The imports' counts stay. */
export async function deleteOldRows(tx: Tx, companyId: string, now: Date): Promise<void> {
  const old = daysBefore(now, IMPORT_KEPT_DAYS);
  const spent = tx
    .select({ id: peopleImports.id })
    .from(peopleImports)
    .where(
      and(
        eq(peopleImports.companyId, companyId),
        or(lt(peopleImports.createdAt, old), inArray(peopleImports.status, ['undone', 'failed'])),
      ),
    );
  for (const table of [peopleImportRows, peopleImportChanges]) {
    await tx.delete(table).where(and(eq(table.companyId, companyId), inArray(table.importId, spent)));
  }
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

const selectImports = (tx: Tx, now: Date) =>
  tx
    .select({
      row: peopleImports,
      createdBy: sql<string | null>`coalesce(nullif(trim(${members.firstName} || ' ' || ${members.lastName}), ''),
        ${members.email})`,
      sample: sql<string[][]>`coalesce((select jsonb_agg(first.cells order by first.line) from (
        select r.line, r.cells from people_import_rows r
          where r.company_id = ${peopleImports.companyId} and r.import_id = ${peopleImports.id}
          order by r.line limit ${SHOWN_ROWS}) first), '[]')`,
      canUndo: sql<boolean>`${canBeUndone(now)}`,
    })
    .from(peopleImports)
    .leftJoin(members, and(eq(members.companyId, peopleImports.companyId), eq(members.id, peopleImports.createdBy)))
    .$dynamic();
export type ImportRecord = Awaited<ReturnType<typeof selectImports>>[number];

/** The company's last one that is done, as long as what it changed is kept. */
const canBeUndone = (now: Date) => sql`(people_imports.status = 'done'
  and people_imports.created_at >= ${daysBefore(now, IMPORT_KEPT_DAYS).toISOString()}::timestamptz
  and not exists (select from people_imports later where later.company_id = people_imports.company_id
    and later.status = 'done' and (later.finished_at, later.id) > (people_imports.finished_at, people_imports.id)))`;

/** The import; in another company it does not exist. */
export async function getImportOrThrow(tx: Tx, key: ImportKey, now: Date): Promise<ImportRecord> {
  const [record] = await selectImports(tx, now).where(isImport(key));
  if (record === undefined) throw notFound('This import');
  return record;
}

export async function listImportRecords(tx: Tx, companyId: string, now: Date): Promise<ImportRecord[]> {
  return selectImports(tx, now)
    .where(eq(peopleImports.companyId, companyId))
    .orderBy(desc(peopleImports.createdAt), asc(peopleImports.id))
    .limit(LISTED_IMPORTS);
}

/** All rows as they were read; none once they were deleted. */
export async function listFileRows(tx: Tx, { companyId, id }: ImportKey): Promise<ImportRow[]> {
  return tx
    .select({ line: peopleImportRows.line, cells: peopleImportRows.cells })
    .from(peopleImportRows)
    .where(and(eq(peopleImportRows.companyId, companyId), eq(peopleImportRows.importId, id)))
    .orderBy(asc(peopleImportRows.line));
}

/** Some lines of the file, in its order. */
export async function listFileLines(
  tx: Tx,
  { companyId, id }: ImportKey,
  lines: readonly number[],
): Promise<ImportRow[]> {
  return tx
    .select({ line: peopleImportRows.line, cells: peopleImportRows.cells })
    .from(peopleImportRows)
    .where(
      and(
        eq(peopleImportRows.companyId, companyId),
        eq(peopleImportRows.importId, id),
        inArray(peopleImportRows.line, [...lines]),
      ),
    )
    .orderBy(asc(peopleImportRows.line));
}

export async function hasFileRows(tx: Tx, { companyId, id }: ImportKey): Promise<boolean> {
  const rows = await tx
    .select({ line: peopleImportRows.line })
    .from(peopleImportRows)
    .where(and(eq(peopleImportRows.companyId, companyId), eq(peopleImportRows.importId, id)))
    .limit(1);
  return rows.length > 0;
}

/** False when it was started before, or another one of the company is running. The imports must be locked. */
export async function setRunning(tx: Tx, key: ImportKey): Promise<boolean> {
  const started = await tx
    .update(peopleImports)
    .set({
      status: 'running',
      finishedAt: null,
      processedRows: 0,
      problem: null,
    })
    .where(
      and(
        isImport(key),
        inArray(peopleImports.status, ['uploaded', 'failed']),
        sql`not exists (select from people_imports other
          where other.company_id = ${key.companyId} and other.status = 'running')`,
      ),
    )
    .returning({ id: peopleImports.id });
  return started.length > 0;
}

/** Moves or ends an import that runs; false when it does not run any more. */
export async function updateRunningImport(
  tx: Tx,
  key: ImportKey,
  values: Partial<typeof peopleImports.$inferInsert>,
): Promise<boolean> {
  const updated = await tx
    .update(peopleImports)
    .set(values)
    .where(and(isImport(key), eq(peopleImports.status, 'running')))
    .returning({ id: peopleImports.id });
  return updated.length > 0;
}

/** Who started the import and from where, as the log has it: a job carries neither names nor addresses. */
export async function getImportStarter(
  tx: Tx,
  { companyId, id, memberId }: ImportKey & { memberId: string },
): Promise<Pick<Actor, 'companyId' | 'memberId' | 'name' | 'address'>> {
  const [entry] = await tx
    .select({ name: auditEntries.actorName, address: auditEntries.address })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.companyId, companyId),
        eq(auditEntries.subjectId, id),
        eq(auditEntries.actorId, memberId),
        eq(auditEntries.action, 'import.started'),
      ),
    )
    .orderBy(desc(auditEntries.at))
    .limit(1);
  if (entry === undefined) throw new Error('The log has no start of this import');
  return { companyId, memberId, ...entry };
}

/** Takes the company's last import that is done; false when this is not the one. The imports must be locked. */
export async function setUndone(tx: Tx, key: ImportKey, now: Date): Promise<boolean> {
  const undone = await tx
    .update(peopleImports)
    .set({ status: 'undone', undoneAt: now })
    .where(
      and(
        isImport(key),
        canBeUndone(now),
        sql`not exists (select from people_imports other
          where other.company_id = ${key.companyId} and other.status = 'running')`,
      ),
    )
    .returning({ id: peopleImports.id });
  return undone.length > 0;
}

export async function listImportChanges(tx: Tx, { companyId, id }: ImportKey): Promise<ImportedChange[]> {
  return tx
    .select({
      memberId: peopleImportChanges.memberId,
      before: peopleImportChanges.before,
      after: peopleImportChanges.after,
    })
    .from(peopleImportChanges)
    .where(and(eq(peopleImportChanges.companyId, companyId), eq(peopleImportChanges.importId, id)));
}
