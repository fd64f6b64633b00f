import type { Tx } from '@vela/db';
import { emailKey } from '@vela/domain/accounts';
import {
  departmentKey,
  type ImportChange,
  type ImportedChange,
  type ImportedFields,
  type ImportedPerson,
  type ImportLine,
} from '@vela/domain/people';
import type { Deps } from '../../../platform/deps.ts';
import {
  claimAddressesOf,
  insertChanges,
  insertDepartments,
  insertMembers,
  lockDepartments,
  updateMembers,
  type PersonToPlan,
  type WrittenMember,
} from './imported-members-store.ts';
import type { MadePlan } from './make-import-plan.ts';

/** People for one statement: the more, the fewer round trips; the fewer, the smoother the progress. */
const PEOPLE_AT_ONCE = 1000;

/** Somebody outside of the company's lock was faster, such as a person who edited the own profile: plan anew. */
export class PlanOutdated extends Error {}

export interface AppliedPlan {
  /** Member ids of the added, by address key. */
  createdIds: ReadonlyMap<string, string>;
  newDepartments: string[];
}

interface Applying {
  deps: Pick<Deps, 'clock' | 'ids'>;
  companyId: string;
  importId: string;
  /** Called after each part with how many people were written in it. */
  onWritten: (people: number) => Promise<void>;
}

/** Writes what a plan says, in parts of many people each. */
export async function applyImportPlan(tx: Tx, { plan, people }: MadePlan, applying: Applying): Promise<AppliedPlan> {
  const { deps, companyId } = applying;
  const added = plan.newDepartments.map((name) => ({ id: deps.ids.newId(), name }));
  const newDepartments = await insertDepartments(tx, companyId, added);
  const creates = plan.lines.filter(({ action }) => action === 'create');
  const ids = new Map(people.map(({ id, email }) => [emailKey(email), id]));
  const created = creates.map(({ key }) => ({ key, id: deps.ids.newId() }));
  for (const { key, id } of created) ids.set(key, id);
  if ((await claimAddressesOf(tx, companyId, created)) < created.length) throw new PlanOutdated();
  const places: Places = { ids, departments: await lockDepartments(tx, companyId) };
  await createPeople(tx, managersFirst(creates), places, applying);
  await updatePeople(tx, plan.lines, { places, people, applying });
  return { createdIds: new Map(created.map(({ key, id }) => [key, id])), newDepartments };
}

interface Places {
  /** Member ids by address key. */
  ids: ReadonlyMap<string, string>;
  departments: ReadonlyMap<string, string>;
}

/** Whoever is added stands behind the manager, who is added too. There are no circles in a plan. */
function managersFirst(creates: readonly ImportLine[]): ImportLine[] {
  const lines = new Map(creates.map((line) => [line.key, line]));
  const ordered = new Set<ImportLine>();
  for (const line of creates) {
    const chain: ImportLine[] = [];
    for (let next: ImportLine | undefined = line; next && !ordered.has(next);) {
      chain.push(next);
      next = lines.get(emailKey(next.person.managerEmail ?? ''));
    }
    for (const one of chain.reverse()) ordered.add(one);
  }
  return [...ordered];
}

async function createPeople(tx: Tx, lines: ImportLine[], places: Places, applying: Applying): Promise<void> {
  const { companyId, importId, deps, onWritten } = applying;
  const createdAt = deps.clock.now();
  for (let from = 0; from < lines.length; from += PEOPLE_AT_ONCE) {
    const part = lines.slice(from, from + PEOPLE_AT_ONCE);
    const rows = part.map(({ key, person }) => ({ ...fieldsOf(person, places), id: idOf(places.ids, key) }));
    await insertMembers(tx, { companyId, createdAt }, rows);
    const changes = rows.map(({ id, ...after }): ImportedChange => ({ memberId: id, before: null, after }));
    await insertChanges(tx, { companyId, importId }, changes);
    await onWritten(part.length);
  }
}

async function updatePeople(
  tx: Tx,
  lines: readonly ImportLine[],
  { places, people, applying }: { places: Places; people: readonly PersonToPlan[]; applying: Applying },
): Promise<void> {
  const { companyId, importId, onWritten } = applying;
  const before = new Map(people.map((person) => [person.id, person]));
  const updates = lines.flatMap(({ action, existing, person, changes }) => {
    const row = action === 'update' ? before.get(existing?.id ?? '') : undefined;
    return row === undefined ? [] : [updateOf(row, fieldsOf(person, places), changes)];
  });
  for (let from = 0; from < updates.length; from += PEOPLE_AT_ONCE) {
    const part = updates.slice(from, from + PEOPLE_AT_ONCE);
    const written = await updateMembers(
      tx,
      companyId,
      part.map(({ row }) => row),
    );
    if (written < part.length) throw new PlanOutdated();
    await insertChanges(
      tx,
      { companyId, importId },
      part.map(({ change }) => change),
    );
    await onWritten(part.length);
  }
}

const COLUMN_OF = { department: 'departmentId', managerEmail: 'managerId' } as const;

/** Only what changes is written anew; what an import would merely spell in another way stays as it is. */
function updateOf(
  row: PersonToPlan,
  wanted: ImportedFields,
  changes: readonly ImportChange[],
): { row: WrittenMember & { version: string }; change: ImportedChange } {
  const before: Partial<ImportedFields> = {};
  const after: Partial<ImportedFields> = {};
  for (const { field } of changes) {
    const column = field === 'department' || field === 'managerEmail' ? COLUMN_OF[field] : field;
    Object.assign(before, { [column]: row[column] });
    Object.assign(after, { [column]: wanted[column] });
  }
  const { status: _status, erased: _erased, department: _department, ...fields } = row;
  return { row: { ...fields, ...after }, change: { memberId: row.id, before, after } };
}

function fieldsOf({ department, managerEmail, ...person }: ImportedPerson, places: Places): ImportedFields {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    role: person.role,
    departmentId: department === null ? null : idOf(places.departments, departmentKey(department)),
    managerId: managerEmail === null ? null : idOf(places.ids, emailKey(managerEmail)),
    jobTitle: person.jobTitle,
    location: person.location,
    hireDate: person.hireDate,
    leaveDate: person.leaveDate,
    timeZone: person.timeZone,
  };
}

/** A plan names nobody and nothing that is not there: what is missing has just gone. */
function idOf(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new PlanOutdated();
  return id;
}
