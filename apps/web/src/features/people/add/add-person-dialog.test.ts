import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { expect, it } from 'vitest';
import { newPersonOf, NO_PERSON, problemIn } from './add-person-dialog.tsx';

it.each([
  ['', 'email', 'yes', 'Email is required'],
  [' ', 'firstName', 'yes', null],
  [' ', 'firstName', '', PEOPLE_MESSAGES.firstNameMissing],
  ['Grace', 'firstName', '', null],
  ['', 'lastName', '', PEOPLE_MESSAGES.lastNameMissing],
] as const)('%j as %s, inviting %j: %s', (value, field, invite, problem) => {
  expect(problemIn({ ...NO_PERSON, [field]: value, invite }, field)).toBe(problem);
});

it('sends nothing for what was not chosen', () => {
  const body = newPersonOf({ ...NO_PERSON, email: 'grace@navy.example', role: 'manager', invite: '' });
  expect(body).toMatchObject({ departmentId: null, managerId: null, hireDate: null, role: 'manager', invite: false });
});
