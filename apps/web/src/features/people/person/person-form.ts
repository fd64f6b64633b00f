import type { Person, PersonBody } from '@vela/contract';
import { PERSON_FIELDS, type PersonField } from '@vela/domain/people';
import type { EditRules, Saved, Versions } from '../../../lib/edit.ts';
import { keptTexts } from '../../../lib/use-kept-form.ts';

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

export const savedPerson = (person: Person): Saved<PersonValues> => ({
  values: personValues(person),
  revision: person.revision,
});

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

/** Fields that both have changed to something different. */
const clashingFields = ({ base, mine, theirs }: Versions<PersonValues>): PersonField[] =>
  PERSON_FIELDS.filter(
    (field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
  );

const isSamePerson = (one: PersonValues, other: PersonValues): boolean =>
  PERSON_FIELDS.every((field) => one[field] === other[field]);

/** A newer version is taken over at once unless the same fields are being changed here. */
export const PERSON_EDIT_RULES: EditRules<PersonValues> = {
  isSame: isSamePerson,
  merge({ base, mine, theirs }) {
    const kept = PERSON_FIELDS.filter((field) => mine[field] !== base[field]);
    return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
  },
  follows: (versions) => clashingFields(versions).length === 0,
  replace: (_mine, next) => next,
  toKept: ({ values }) => values,
  // The revision that was typed from comes back with the texts, so that saving finds what was saved meanwhile.
  parseKept(kept, saved) {
    const values = Object.assign({ ...saved.values }, keptTexts(kept, saved.values));
    return isSamePerson(values, saved.values) ? null : { values, base: saved };
  },
};
