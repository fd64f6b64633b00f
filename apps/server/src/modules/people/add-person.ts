import type { newPersonBodySchema, Person } from '@vela/contract';
import { ACCOUNT_MESSAGES } from '@vela/domain/accounts';
import { problemsOfPerson } from '@vela/domain/people';
import type { z } from 'zod';
import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError, invalid } from '../../platform/domain-error.ts';
import { claimEmail } from '../auth/index.ts';
import { companyDay } from './company-day.ts';
import { readPerson } from './get-person.ts';
import { inviteMember } from './invitations/invite-members.ts';
import { insertPerson } from './people-changes-store.ts';
import { inPeopleTurn } from './people-turn.ts';
import { assertDepartment, assertManager } from './person-rules.ts';

type AddPersonDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'publicUrl'>;

/** Adds somebody. Without an invitation the person is listed, and can join once there is one. */
export async function addPerson(
  deps: AddPersonDeps,
  actor: Actor,
  { invite, ...fields }: z.output<typeof newPersonBodySchema>,
): Promise<Person> {
  permit(actor, 'people.write');
  // Whoever is invited may say the own name on joining.
  const problems = problemsOfPerson(fields, !invite);
  if (problems.length > 0) throw invalid(problems);
  const { companyId } = actor;
  const id = deps.ids.newId();
  return inPeopleTurn(deps.db, companyId, async (tx) => {
    const { now, today } = await companyDay(tx, deps, companyId);
    const department = await assertDepartment(tx, companyId, fields.departmentId);
    await assertManager(tx, { companyId, managerId: fields.managerId, today, path: 'managerId' });
    if (!(await claimEmail(tx, fields.email, { companyId, memberId: id }))) throw emailTaken();
    await insertPerson(tx, { ...fields, companyId, id, status: 'invited', createdAt: now });
    const { email, role } = fields;
    const detail = { email, role, ...(department === null ? {} : { department }) };
    await audit(tx, deps, actor, { action: 'person.added', subjectType: 'member', subjectId: id, detail });
    if (invite) await inviteMember(tx, deps, actor, id);
    return readPerson(tx, deps, { companyId, id });
  });
}

/** Addresses are unique in all of Vela: one account, one company. */
export const emailTaken = () =>
  new DomainError('email_taken', ACCOUNT_MESSAGES.emailTaken, {
    issues: [{ path: 'email', message: ACCOUNT_MESSAGES.emailTaken }],
  });
