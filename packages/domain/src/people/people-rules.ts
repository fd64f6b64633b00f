/** Most characters of a member's texts. */
export const PERSON_LIMITS = { name: 100, email: 254, jobTitle: 120, location: 120, department: 100 } as const;

/** Years of first and last days at work; whatever lies outside is a mistyped one. */
export const EMPLOYMENT_YEARS = { first: 1900, last: 2100 } as const;

export const INVITATION_DAYS = 14;
export const INVITATIONS_AT_ONCE = 50;

export const PEOPLE_MESSAGES = {
  lastAdmin: 'This is the last admin. Make somebody else an admin first.',
  ownRole: 'You can’t change your own role. Ask another admin.',
  ownDeactivation: 'You can’t deactivate yourself. Ask another admin.',
  reportingCycle: 'This would make somebody their own manager’s manager. Please choose another manager.',
  managerGone: 'The manager must be somebody who works here.',
  invitationSpent:
    'This invitation has expired, was taken back or was used already. Ask whoever invited you for a new one.',
  alreadyJoined: 'This person has joined already.',
  notInvitable: 'This person does not work here any more, so there is nothing to join.',
  leaveOrder: 'The leave must not end before it starts.',
  leaveStart: 'Please say when the leave starts.',
  firstNameMissing: 'First name is required',
  lastNameMissing: 'Last name is required',
  departmentGone: 'This department is not there any more. Please choose another one.',
  ownErasure: 'You can’t erase your own data. Ask another admin.',
  erased: 'This person’s data has been erased, so there is nothing left to change.',
  employmentOrder: 'The last day must not be before the first day at work.',
  employmentYears: `Please enter a date between ${EMPLOYMENT_YEARS.first} and ${EMPLOYMENT_YEARS.last}`,
  departmentTaken: 'There is a department of this name already.',
  erasureEmail: 'Type the person’s email address to confirm.',
} as const;

/** Name to show: whoever was invited by mail alone has none yet. */
export const displayName = (person: { firstName: string; lastName: string; email: string }): string =>
  `${person.firstName} ${person.lastName}`.trim() || person.email;

export const ERASED_NAME = { firstName: 'Erased', lastName: 'person' } as const;

/** What can be edited of a person, by the names under which forms and refusals know it. */
export const PERSON_FIELD_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  jobTitle: 'Job title',
  location: 'Location',
  departmentId: 'Department',
  managerId: 'Manager',
  hireDate: 'Hire date',
  leaveDate: 'Last day',
} as const;
export type PersonField = keyof typeof PERSON_FIELD_LABELS;
// Safe: an object's own keys are keys of it.
export const PERSON_FIELDS = Object.keys(PERSON_FIELD_LABELS) as PersonField[];

/** What the audit log calls the acts of this area. */
export const PEOPLE_AUDIT_WORDS = {
  'department.added': 'Added a department',
  'department.deleted': 'Deleted a department',
  'department.renamed': 'Renamed a department',
  'import.finished': 'Imported people',
  'import.started': 'Started an import of people',
  'import.undone': 'Took back an import of people',
  'import.uploaded': 'Uploaded a list of people',
  'invitation.accepted': 'Joined by an invitation',
  'invitation.revoked': 'Took back an invitation',
  'invitation.sent': 'Sent an invitation',
  'invitation.sent-to-waiting': 'Sent an invitation to everybody waiting',
  'people.exported': 'Exported the list of people',
  'person.added': 'Added a person',
  'person.changed': 'Changed a person',
  'person.data-exported': 'Exported a person’s data',
  'person.deactivated': 'Deactivated a person',
  'person.erased': 'Erased a person',
  'person.leave-changed': 'Changed a leave',
  'person.reactivated': 'Reactivated a person',
  'person.role-changed': 'Changed a role',
} as const;

interface PersonProblem {
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
