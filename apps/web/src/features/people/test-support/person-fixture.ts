import type { Person } from '@vela/contract';

export const personFixture = (changes: Partial<Person> = {}): Person => ({
  id: 'p-1',
  name: 'Grace Hopper',
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.com',
  role: 'employee',
  status: 'active',
  jobTitle: 'Engineer',
  location: 'Hamburg',
  department: null,
  manager: null,
  directReports: 0,
  hireDate: null,
  leaveDate: null,
  onLeaveFrom: null,
  onLeaveTo: null,
  invitation: { state: 'accepted', expiresAt: null },
  erased: false,
  revision: 7,
  ...changes,
});
