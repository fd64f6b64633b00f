import { PEOPLE_MESSAGES } from './people-rules.ts';

export interface PersonProblem {
  path: string;
  message: string;
}

interface PersonFields {
  firstName: string;
  lastName: string;
  hireDate: string | null;
  leaveDate: string | null;
}

/** What keeps a person's fields from being saved. Whoever is still to join may say the own name then. */
export function problemsOfPerson(person: PersonFields, hasJoined: boolean): PersonProblem[] {
  const problems: PersonProblem[] = [];
  if (hasJoined && person.firstName === '') {
    problems.push({ path: 'firstName', message: PEOPLE_MESSAGES.firstNameMissing });
  }
  if (hasJoined && person.lastName === '') {
    problems.push({ path: 'lastName', message: PEOPLE_MESSAGES.lastNameMissing });
  }
  if (person.hireDate !== null && person.leaveDate !== null && person.leaveDate < person.hireDate) {
    problems.push({ path: 'leaveDate', message: PEOPLE_MESSAGES.employmentOrder });
  }
  return problems;
}

/** What is wrong with the first and last day of a leave. */
export function problemsOfLeave(leave: { onLeaveFrom: string | null; onLeaveTo: string | null }): PersonProblem[] {
  const { onLeaveFrom, onLeaveTo } = leave;
  if (onLeaveTo === null) return [];
  if (onLeaveFrom === null) return [{ path: 'onLeaveFrom', message: PEOPLE_MESSAGES.leaveStart }];
  return onLeaveTo < onLeaveFrom ? [{ path: 'onLeaveTo', message: PEOPLE_MESSAGES.leaveOrder }] : [];
}
