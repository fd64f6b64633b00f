import type { Person, PersonBody } from '@vela/contract';
import { PERSON_FIELDS, type PersonField } from '@vela/domain/people';

/** Everything as text, as fields hold it; an empty text means none. */
export interface PersonValues extends Record<string, string> {
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string;
  location: string;
  departmentId: string;
  managerId: string;
  hireDate: string;
  leaveDate: string;
  /** Which saved version the rest is based on. */
  revision: string;
}

export function personValues(person: Person): PersonValues {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    jobTitle: person.jobTitle,
    location: person.location,
    departmentId: person.department?.id ?? '',
    managerId: person.manager?.id ?? '',
    hireDate: person.hireDate ?? '',
    leaveDate: person.leaveDate ?? '',
    revision: String(person.revision),
  };
}

export function personBody({
  departmentId,
  managerId,
  hireDate,
  leaveDate,
  revision,
  ...texts
}: PersonValues): PersonBody {
  return {
    ...texts,
    departmentId: departmentId || null,
    managerId: managerId || null,
    hireDate: hireDate || null,
    leaveDate: leaveDate || null,
    revision: Number(revision),
  } satisfies PersonBody;
}

interface Versions {
  /** What one started from, what one has made of it, and what is saved now. */
  base: PersonValues;
  mine: PersonValues;
  theirs: PersonValues;
}

/** One's own changes on top of what is saved now; fields that one hasn't touched follow the saved ones. */
export function onTopOf({ base, mine, theirs }: Versions): PersonValues {
  const kept = PERSON_FIELDS.filter((field) => mine[field] !== base[field]);
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}

/** Fields that both have changed to something different. */
export const personClashes = ({ base, mine, theirs }: Versions): PersonField[] =>
  PERSON_FIELDS.filter(
    (field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
  );

export const isPersonChanged = (mine: PersonValues, base: PersonValues): boolean =>
  PERSON_FIELDS.some((field) => mine[field] !== base[field]);
