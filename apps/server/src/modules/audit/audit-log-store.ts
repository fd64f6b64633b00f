import { auditEntries, type Tx } from '@vela/db';
import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AuditSubjects } from '../../platform/audit-store.ts';
import type { TimePosition } from '../../platform/page-cursor.ts';
import type { PersonOnFile } from '../../platform/module.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

export interface AuditFilter {
  action?: string | undefined;
  actorId?: string | undefined;
  subjectType?: string | undefined;
  subjectId?: string | undefined;
  /** Days in the time zone, both included. */
  from?: string | undefined;
  to?: string | undefined;
  timeZone: string;
  search?: AuditSearch | undefined;
}

export interface AuditSearch {
  /** As `foldText` answers it. */
  folded: string;
  /** Acts whose words hold the text. */
  actions: string[];
  /** What is called so today. */
  subjectIds: string[];
}

interface Page {
  after?: TimePosition | undefined;
  limit: number;
}

/** Newest first. */
export async function listAuditRows(
  tx: Tx,
  companyId: string,
  filter: AuditFilter,
  { after, limit }: Page,
): Promise<AuditRow[]> {
  return tx
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.companyId, companyId), matches(filter), after && isAfter(after)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit);
}

/** Every act that the log of the company holds, found by jumping from one to the next along the index. */
export async function listAuditActions(tx: Tx, companyId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ action: string }>(sql`
    with recursive found (action) as (
      (select action from audit_entries where company_id = ${companyId} order by action limit 1)
      union all
      select (select e.action from audit_entries e where e.company_id = ${companyId} and e.action > found.action
        order by e.action limit 1)
      from found where found.action is not null
    )
    select action from found where action is not null`);
  return rows.map((row) => row.action);
}

/** A text in the form in which texts are kept for searching: whatever its case and accents. */
export async function foldText(tx: Tx, text: string): Promise<string> {
  const { rows } = await tx.execute<{ folded: string }>(sql`select fold_text(${text}) as folded`);
  return rows[0]?.folded ?? '';
}

/** What is called like the text today, of the types whose names are searched. */
export async function listSubjectIdsNamed(
  tx: Tx,
  companyId: string,
  { subjects, folded }: { subjects: AuditSubjects; folded: string },
): Promise<string[]> {
  const selects = Object.values(subjects).flatMap(({ named }) => (named ? [named(companyId, patternOf(folded))] : []));
  if (selects.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql.join(selects, sql` union all `));
  return rows.map((row) => row.id);
}

/** Today's names of the subjects, by id; one without is gone or never had a name. */
export async function listSubjectNames(
  tx: Tx,
  companyId: string,
  { subjects, rows }: { subjects: AuditSubjects; rows: readonly Pick<AuditRow, 'subjectType' | 'subjectId'>[] },
): Promise<Map<string, string>> {
  const found = await Promise.all(
    Object.entries(subjects).map(async ([type, { names }]) => {
      const ids = [...new Set(rows.flatMap((row) => (row.subjectType === type ? [row.subjectId] : [])))];
      return ids.length === 0 ? [] : names(tx, companyId, ids);
    }),
  );
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}

/** What the log tells of the member, and what it tells that the member did. */
export async function listEntriesOf(tx: Tx, { companyId, memberId }: PersonOnFile) {
  return tx
    .select({
      at: auditEntries.at,
      action: auditEntries.action,
      subjectType: auditEntries.subjectType,
      subjectId: auditEntries.subjectId,
      actorId: auditEntries.actorId,
      address: auditEntries.address,
      detail: auditEntries.detail,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.companyId, companyId),
        or(eq(auditEntries.actorId, memberId), eq(auditEntries.subjectId, memberId)),
      ),
    )
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));
}

export type EntryOnFile = Awaited<ReturnType<typeof listEntriesOf>>[number];

/** Takes name and address out of the log, and what it tells of the person. The member must be erased by then. */
export async function eraseFromAudit(tx: Tx, { companyId, memberId }: PersonOnFile): Promise<void> {
  await tx.execute(sql`select erase_from_audit(${companyId}, ${memberId})`);
}

function matches(filter: AuditFilter): SQL | undefined {
  const { action, actorId, subjectType, subjectId, from, to, timeZone, search } = filter;
  return and(
    action === undefined ? undefined : eq(auditEntries.action, action),
    actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
    subjectType === undefined ? undefined : eq(auditEntries.subjectType, subjectType),
    subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
    from === undefined ? undefined : sql`${auditEntries.at} >= ${from}::date::timestamp at time zone ${timeZone}`,
    to === undefined ? undefined : sql`${auditEntries.at} < (${to}::date + 1)::timestamp at time zone ${timeZone}`,
    search && found(search),
  );
}

function found({ folded, actions, subjectIds }: AuditSearch): SQL | undefined {
  return or(
    // Row-level security hides from the planner how often a text occurs. Without the coalesce it would take every text
    // for a rare one and sort all that match, where walking back from the newest finds a page at once.
    sql`coalesce(${auditEntries}.search_text like ${patternOf(folded)}, false)`,
    actions.length === 0 ? undefined : inArray(auditEntries.action, actions),
    subjectIds.length === 0 ? undefined : sql`${auditEntries.subjectId} = any(${sql.param(subjectIds)}::text[])`,
  );
}

const patternOf = (folded: string): string => `%${folded.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const isAfter = ({ at, id }: TimePosition): SQL =>
  sql`(${auditEntries.at}, ${auditEntries.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`;
