import type { personBodySchema } from '@vela/contract';
import type { Tx } from '@vela/db';
import { displayName, PERSON_FIELD_LABELS, PERSON_FIELDS, type PersonField } from '@vela/domain/people';
import type { z } from 'zod';
import { DomainError } from '../../platform/domain-error.ts';
import { listSavedSince } from './people-changes-store.ts';
import type { PersonRow } from './people-store.ts';

type Fields = Omit<z.output<typeof personBodySchema>, 'revision'>;
interface Conflict {
  person: PersonRow;
  fields: Fields;
  /** What the form was filled from. */
  revision: number;
}

/** A save that met another one: what is different now, and who made it so where the log knows. */
export async function personConflict(tx: Tx, { person, fields, revision }: Conflict): Promise<DomainError> {
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
