import {
  emailDirectory,
  invitations,
  members,
  outgoingMails,
  peopleImportChanges,
  peopleImportRows,
  peopleImports,
  type Tx,
} from '@vela/db';
import { ERASED_NAME } from '@vela/domain/people';
import { and, eq, inArray, ne, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PersonKey } from '../people-changes-store.ts';
import { changesAddress, invites } from '../people-mails.ts';

const ofMember = ({ companyId, id }: PersonKey) => and(eq(members.companyId, companyId), eq(members.id, id));

/** Every address that the person had here, in small letters, but for those that are somebody else's by now. */
export async function listAddressesOf(tx: Tx, person: PersonKey & { email: string }): Promise<string[]> {
  const { companyId, id } = person;
  const { rows } = await tx.execute<{ address: string }>(sql`
    select distinct lower(trim(address)) as address from (
      select ${person.email}::text as address
      union all
      select told #>> '{}' from audit_entries a, lateral (values (a.detail -> 'email'),
        (a.detail #> '{email,before}'), (a.detail #> '{email,after}')) of_email (told)
      where a.company_id = ${companyId} and a.subject_id = ${id} and jsonb_typeof(told) = 'string'
    ) known
    where address like '%@%'`);
  const known = rows.map(({ address }) => address);
  const taken = await tx
    .select({ emailKey: emailDirectory.emailKey })
    .from(emailDirectory)
    .where(and(inArray(emailDirectory.emailKey, known), ne(emailDirectory.memberId, id)));
  const ofOthers = new Set(taken.map(({ emailKey }) => emailKey));
  return known.filter((address) => !ofOthers.has(address));
}

/** Full names that the person has or had when doing something here; nothing of one word, which may mean anybody. */
export async function listNamesOf(tx: Tx, person: PersonKey & NameParts): Promise<string[]> {
  const { companyId, id, firstName, lastName } = person;
  const { rows } = await tx.execute<{ name: string }>(sql`
    select distinct actor_name as name from audit_entries where company_id = ${companyId} and actor_id = ${id}`);
  const names = [`${firstName} ${lastName}`.trim(), ...rows.map(({ name }) => name.trim())];
  return [...new Set(names)].filter((name) => name.includes(' '));
}

interface NameParts {
  firstName: string;
  lastName: string;
}

/** Leaves of a member what surveys and figures hang on: a row without a person. */
export async function eraseMember(tx: Tx, person: PersonKey, now: Date): Promise<void> {
  await tx
    .update(members)
    .set({
      ...ERASED_NAME,
      // The column wants a unique one, and nobody can ever own this.
      email: `${person.id}@erased.invalid`,
      status: 'deactivated',
      role: 'employee',
      passwordHash: null,
      departmentId: null,
      managerId: null,
      jobTitle: '',
      location: '',
      hireDate: null,
      leaveDate: null,
      onLeaveFrom: null,
      onLeaveTo: null,
      locale: null,
      timeZone: null,
      deactivatedAt: now,
      erasedAt: now,
      revision: sql`${members.revision} + 1`,
    })
    .where(ofMember(person));
}

export async function deleteInvitationsOf(tx: Tx, { companyId, id }: PersonKey): Promise<void> {
  await tx.delete(invitations).where(and(eq(invitations.companyId, companyId), eq(invitations.memberId, id)));
}

/** Mails that name the person as who invited or changed something stay with whoever got them, and name nobody any more. */
export async function eraseFromMails(tx: Tx, companyId: string, names: readonly string[]): Promise<void> {
  const erased = `${ERASED_NAME.firstName} ${ERASED_NAME.lastName}`;
  for (const name of names) {
    const isNamed = or(
      ...[invites(name), changesAddress(name)].map((phrase) => sql`position(${phrase} in ${outgoingMails.body}) > 0`),
    );
    await tx
      .update(outgoingMails)
      .set({ body: sql`replace(${outgoingMails.body}, ${name}, ${erased})` })
      .where(and(eq(outgoingMails.companyId, companyId), isNamed));
  }
}

export async function deleteImportChangesOf(tx: Tx, { companyId, id }: PersonKey): Promise<void> {
  await tx
    .delete(peopleImportChanges)
    .where(and(eq(peopleImportChanges.companyId, companyId), eq(peopleImportChanges.memberId, id)));
}

/** Why an import failed is told with the addresses that stand in its lines. */
export async function eraseFromImportProblems(tx: Tx, companyId: string, addresses: readonly string[]): Promise<void> {
  await tx
    .update(peopleImports)
    .set({ problem: 'This list could not be imported. What was wrong in it named somebody whose data was erased.' })
    .where(and(eq(peopleImports.companyId, companyId), isAnyIn(peopleImports.problem, addresses)));
}

/** Whether a column has one of the addresses somewhere in it, in any case. */
const isAnyIn = (column: AnyColumn, addresses: readonly string[]): SQL =>
  sql`(${sql.join(
    addresses.map((address) => sql`position(${address} in lower(${column}::text)) > 0`),
    sql` or `,
  )})`;

export interface ImportedRow {
  importId: string;
  line: number;
  cells: string[];
  header: string[];
}

/** Rows of uploaded lists that have one of the texts, in small letters, somewhere in a cell. */
export async function listImportedRows(tx: Tx, companyId: string, texts: readonly string[]): Promise<ImportedRow[]> {
  const hasOne = sql`exists (select from jsonb_array_elements_text(${peopleImportRows.cells}) as of_row (cell)
    join jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as wanted (text)
      on position(wanted.text in lower(of_row.cell)) > 0)`;
  const rows = await tx
    .select({
      importId: peopleImportRows.importId,
      line: peopleImportRows.line,
      cells: peopleImportRows.cells,
      fileFormat: peopleImports.fileFormat,
    })
    .from(peopleImportRows)
    .innerJoin(
      peopleImports,
      and(eq(peopleImports.companyId, peopleImportRows.companyId), eq(peopleImports.id, peopleImportRows.importId)),
    )
    .where(and(eq(peopleImportRows.companyId, companyId), hasOne));
  return rows.map(({ fileFormat, ...row }) => ({ ...row, header: fileFormat.header }));
}

const isRow = (companyId: string, { importId, line }: ImportedRow) =>
  and(
    eq(peopleImportRows.companyId, companyId),
    eq(peopleImportRows.importId, importId),
    eq(peopleImportRows.line, line),
  );

export async function deleteImportedRow(tx: Tx, companyId: string, row: ImportedRow): Promise<void> {
  await tx.delete(peopleImportRows).where(isRow(companyId, row));
}

export async function setImportedCells(tx: Tx, companyId: string, row: ImportedRow): Promise<void> {
  await tx.update(peopleImportRows).set({ cells: row.cells }).where(isRow(companyId, row));
}
