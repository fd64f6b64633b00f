import type { NewPersonBody } from '@vela/contract';
import { problemsOfPerson } from '@vela/domain/people';
import { roleIn } from '../role-words.ts';

/** The form of somebody new, empty; `invite` is a text like all that forms keep. */
export const NO_PERSON = {
  firstName: '',
  lastName: '',
  email: '',
  jobTitle: '',
  location: '',
  departmentId: '',
  managerId: '',
  hireDate: '',
  role: 'employee',
  invite: 'yes',
};
type NewPersonValues = typeof NO_PERSON;

export const isInviting = ({ invite }: NewPersonValues): boolean => invite === 'yes';

/** What is wrong with a field; whoever is invited may say the own name on joining. */
export function problemIn(values: NewPersonValues, field: 'firstName' | 'lastName' | 'email'): string | null {
  if (field === 'email') return values.email.trim() === '' ? 'Email is required' : null;
  const { firstName, lastName } = values;
  const person = { firstName: firstName.trim(), lastName: lastName.trim(), hireDate: null, leaveDate: null };
  return problemsOfPerson(person, !isInviting(values)).find(({ path }) => path === field)?.message ?? null;
}

export const newPersonOf = (values: NewPersonValues): NewPersonBody => {
  const { departmentId, managerId, hireDate, role, invite: _invite, ...texts } = values;
  return {
    ...texts,
    departmentId: departmentId || null,
    managerId: managerId || null,
    hireDate: hireDate || null,
    role: roleIn(role),
    invite: isInviting(values),
  };
};
