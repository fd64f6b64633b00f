import type { personBodySchema, Person } from '@vela/contract';
import type { Tx } from '@vela/db';
import { emailKey } from '@vela/domain/accounts';
import { changedFields, type FieldChanges } from '@vela/domain/content';
import {
  problemsOfPerson,
  displayName,
  PERSON_FIELD_LABELS,
  PERSON_FIELDS,
  type PersonField,
} from '@vela/domain/people';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid, DomainError } from '../../platform/domain-error.ts';
import { queueMail } from '../../platform/mail-store.ts';
import { claimEmail, deleteResetsOf, releaseEmail } from '../auth/index.ts';
import { emailTaken } from './add-person.ts';
import { addressChangedMail } from './people-mails.ts';
import { changePerson } from './change-person.ts';
import { companyDay, type CompanyDay } from './company-day.ts';
import { getCompanyName, revokeInvitationsOf } from './invitations/invitations-store.ts';
import { updatePersonRow, listSavedSince } from './people-changes-store.ts';
import type { PersonRow } from './people-store.ts';
import { assertDepartment, assertManager, assertNoCycle, assertNotLastAdmin } from './person-rules.ts';

type Body = z.output<typeof personBodySchema>;
type Fields = Omit<Body, 'revision'>;
interface UpdatePerson {
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

interface Conflict {
  person: PersonRow;
  fields: Fields;
  /** What the form was filled from. */
  revision: number;
}

/** A save that met another one: what is different now, and who made it so where the log knows. */
async function personConflict(tx: Tx, { person, fields, revision }: Conflict): Promise<DomainError> {
  const savers = await saversByField(tx, person, revision);
  const different = PERSON_FIELDS.filter((field) => fields[field] !== person[field]);
  const theirs = different.filter((field) => savers.has(field));
  // Imports and moved reports are logged as one act for many people, so the log may not know the field.
  const issues = (theirs.length > 0 ? theirs : different).map((path) => ({
    path,
    message: `${PERSON_FIELD_LABELS[path]} ${stateOf(person, path)}${byWhom(savers.get(path))}.`,
  }));
  const name = [...savers.values()].at(-1) ?? 'Somebody';
  return new DomainError(
    'edit_conflict',
    `${name} saved changes to this person in the meantime. Please look at them and save again.`,
    { issues },
  );
}

async function saversByField(tx: Tx, person: PersonRow, revision: number): Promise<Map<PersonField, string>> {
  const savers = new Map<PersonField, string>();
  for (const { actorName, detail } of await listSavedSince(tx, person, revision)) {
    for (const field of PERSON_FIELDS) {
      if ((field === 'departmentId' ? 'department' : field) in detail) {
        // Again at the end, so that the last one is who saved last.
        savers.delete(field);
        savers.set(field, actorName);
      }
    }
  }
  return savers;
}

const stateOf = (person: PersonRow, field: PersonField): string => {
  const value = shownValue(person, field);
  return value ? `is now “${value}”` : 'is now empty';
};

function shownValue(person: PersonRow, field: PersonField): string | null {
  if (field === 'departmentId') return person.department;
  if (field === 'managerId') return person.manager && displayName(person.manager);
  return person[field];
}

const byWhom = (name: string | undefined): string => (name === undefined ? '' : `, saved by ${name}`);
