import type { personBodySchema, Person } from '@vela/contract';
import type { Tx } from '@vela/db';
import { emailKey } from '@vela/domain/accounts';
import { changedFields, type FieldChanges } from '@vela/domain/company';
import { problemsOfPerson } from '@vela/domain/people';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/domain-error.ts';
import { queueMail } from '../../platform/mail-store.ts';
import { claimEmail, deleteResetsOf, releaseEmail } from '../auth/index.ts';
import { emailTaken } from './add-person.ts';
import { addressChangedMail } from './address-changed-mail.ts';
import { changePerson } from './change-person.ts';
import { companyDay, type CompanyDay } from './company-day.ts';
import { getCompanyName, revokeInvitationsOf } from './invitations/invitations-store.ts';
import { updatePersonRow } from './people-changes-store.ts';
import type { PersonRow } from './people-store.ts';
import { personConflict } from './person-conflict.ts';
import { assertDepartment, assertManager, assertNoCycle, assertNotLastAdmin } from './person-rules.ts';

type Body = z.output<typeof personBodySchema>;
type Fields = Omit<Body, 'revision'>;
export interface UpdatePerson {
  id: string;
  body: Body;
}

/** Saves a person's fields. Another address takes the account along; the links mailed to the old one stop working. */
export async function updatePerson(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { id, body: { revision, ...fields } }: UpdatePerson,
): Promise<Person> {
  return changePerson(deps, actor, {
    id,
    change: async (tx, person) => {
      if (person.revision !== revision) throw await personConflict(tx, { person, fields, revision });
      const changes = changedFields(fieldsOf(person), fields);
      if (Object.keys(changes).length > 0) await save(tx, deps, { actor, person, fields, changes });
    },
  });
}

const fieldsOf = (person: PersonRow): Fields => ({
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  jobTitle: person.jobTitle,
  location: person.location,
  departmentId: person.departmentId,
  managerId: person.managerId,
  hireDate: person.hireDate,
  leaveDate: person.leaveDate,
});

interface Saving {
  actor: Actor;
  person: PersonRow;
  fields: Fields;
  changes: FieldChanges;
}

async function save(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids'>,
  { actor, person, fields, changes }: Saving,
): Promise<void> {
  const day = await companyDay(tx, deps, person.companyId);
  const problems = problemsOfPerson(fields, hasJoined(person));
  if (problems.length > 0) throw invalid(problems);
  const { departmentId, ...told } = changes;
  if (changes.managerId) await assertNewManager(tx, { person, managerId: fields.managerId, day });
  if (fields.leaveDate !== null && isSooner(fields.leaveDate, person.leaveDate)) {
    // A day that is over ends it today: whoever stays until a day before that is gone as well.
    await assertNotLastAdmin(tx, person, fields.leaveDate > day.today ? fields.leaveDate : day.today);
  }
  const department = departmentId && {
    before: person.department,
    after: await assertDepartment(tx, person.companyId, fields.departmentId),
  };
  const isMoving = emailKey(person.email) !== emailKey(fields.email);
  if (isMoving) await moveEmail(tx, { person, email: fields.email });
  if (!(await updatePersonRow(tx, person, fields))) {
    throw await personConflict(tx, { person, fields, revision: person.revision });
  }
  if (isMoving) await closeOldAddress(tx, deps, { actor, person, now: day.now });
  const detail = { ...told, ...(department ? { department } : {}), revision: person.revision + 1 };
  await audit(tx, deps, actor, { action: 'person.changed', subjectType: 'member', subjectId: person.id, detail });
}

const hasJoined = (person: PersonRow): boolean => person.status === 'active' || person.hasPassword;

const isSooner = (day: string, than: string | null): boolean => than === null || day < than;

async function assertNewManager(
  tx: Tx,
  { person, managerId, day }: { person: PersonRow; managerId: string | null; day: CompanyDay },
): Promise<void> {
  const { companyId } = person;
  await assertManager(tx, { companyId, managerId, today: day.today, path: 'managerId' });
  await assertNoCycle(tx, person, managerId);
}

/** Directory and member change together, so that one address never opens two accounts, nor an account none. */
async function moveEmail(tx: Tx, { person, email }: { person: PersonRow; email: string }): Promise<void> {
  const place = { companyId: person.companyId, memberId: person.id };
  const [from, to] = [emailKey(person.email), emailKey(email)];
  // In the order of the addresses, as everywhere: two who each want the other's never wait for each other in a ring.
  if (from < to) await releaseEmail(tx, person.email, place);
  if (!(await claimEmail(tx, email, place))) throw emailTaken();
  if (from > to) await releaseEmail(tx, person.email, place);
}

/** Comes after the change itself, which waits for whoever is making a link for the old address at this moment. */
async function closeOldAddress(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids'>,
  { actor, person, now }: { actor: Actor; person: PersonRow; now: Date },
): Promise<void> {
  const { companyId } = person;
  await deleteResetsOf(tx, companyId, person.id);
  await revokeInvitationsOf(tx, { companyId, memberId: person.id }, now);
  if (!hasJoined(person)) return;
  const companyName = await getCompanyName(tx, companyId);
  await queueMail(tx, deps, addressChangedMail({ companyId, companyName, changedBy: actor.name, to: person.email }));
}
