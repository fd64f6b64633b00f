import type { PeopleImport } from '@vela/contract';
import type { Tx } from '@vela/db';
import { planUndo, type UndoPlan } from '@vela/domain/people';
import { permit, type Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import { inCompanyTurn } from '../../../platform/company-turn.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockPeople } from '../people-changes-store.ts';
import { auditGivenRoles, type GivenRole } from './given-roles.ts';
import { presentImport } from './import-presenter.ts';
import { listPeopleToPlan, lockDepartments, updateMembers, type PersonToPlan } from './imported-members-store.ts';
import { getImportOrThrow, listImportChanges, lockImports, setUndone, type ImportKey } from './people-imports-store.ts';
import { deleteChanges, listTakingPart, removeEmptyDepartments, removeMembers } from './undone-members-store.ts';

const PEOPLE_AT_ONCE = 1000;

export interface UndoneImport {
  import: PeopleImport;
  kept: UndoPlan['kept'];
}

/** Takes the company's last import back, as far as nobody has joined or changed anything since. */
export async function undoImport(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  id: string,
): Promise<UndoneImport> {
  permit(actor, 'people.write');
  const key = { companyId: actor.companyId, id };
  return inCompanyTurn(deps.db, actor.companyId, async (tx) => {
    await lockImports(tx, actor.companyId);
    await lockPeople(tx, actor.companyId);
    const now = deps.clock.now();
    const record = await getImportOrThrow(tx, key, now);
    if (!(await setUndone(tx, key, now))) throw notUndoable(record.row.status);
    const { plan, people } = await planOf(tx, key, actor);
    // First, because whoever loses a manager by the removal is no longer the version that was planned with.
    await restoreMembers(tx, key.companyId, plan.restore, people);
    await auditGivenRoles(tx, deps, actor, formerRoles(plan.restore, people));
    await deleteChanges(tx, key);
    await removeMembers(tx, key.companyId, plan.remove);
    const removedDepartments = await removeEmptyDepartments(tx, key.companyId, record.row.newDepartments);
    await audit(tx, deps, actor, {
      action: 'import.undone',
      subjectType: 'import',
      subjectId: id,
      detail: {
        removed: plan.remove.length,
        restored: plan.restore.length,
        kept: plan.kept.length,
        removedDepartments,
      },
    });
    return { import: presentImport(await getImportOrThrow(tx, key, now)), kept: plan.kept };
  });
}

function notUndoable(status: PeopleImport['status']): DomainError {
  const message =
    status === 'undone'
      ? 'This import was taken back already.'
      : 'Only the last import can be taken back, within 30 days and while no other one is running.';
  return new DomainError('conflict', message);
}

async function planOf(
  tx: Tx,
  key: ImportKey,
  actor: Actor,
): Promise<{ plan: UndoPlan; people: ReadonlyMap<string, PersonToPlan> }> {
  const changes = await listImportChanges(tx, key);
  const people = await listPeopleToPlan(tx, key.companyId);
  const added = changes.filter(({ before }) => before === null).map(({ memberId }) => memberId);
  const takingPart = await listTakingPart(tx, key.companyId, added);
  const departmentIds = new Set((await lockDepartments(tx, key.companyId)).values());
  const members = people.map((person) => ({ ...person, takesPart: takingPart.has(person.id) }));
  const plan = planUndo({ changes, members, departmentIds, actorId: actor.memberId });
  return { plan, people: new Map(people.map((person) => [person.id, person])) };
}

const formerRoles = (restore: UndoPlan['restore'], people: ReadonlyMap<string, PersonToPlan>): GivenRole[] =>
  restore.flatMap(({ memberId, fields: { role } }) =>
    role === undefined ? [] : [{ memberId, before: people.get(memberId)?.role ?? null, after: role }],
  );

async function restoreMembers(
  tx: Tx,
  companyId: string,
  restore: UndoPlan['restore'],
  people: ReadonlyMap<string, PersonToPlan>,
): Promise<void> {
  const rows = restore.flatMap(({ memberId, fields }) => {
    const person = people.get(memberId);
    return person === undefined ? [] : [{ ...person, ...fields }];
  });
  for (let from = 0; from < rows.length; from += PEOPLE_AT_ONCE) {
    const part = rows.slice(from, from + PEOPLE_AT_ONCE);
    if ((await updateMembers(tx, companyId, part)) === part.length) continue;
    throw new DomainError('conflict', 'Somebody was changed at this moment. Please try again.');
  }
}
