import { describe, expect, it } from 'vitest';
import { personFixture } from '../test-support/person-fixture.ts';
import { personBody, personClashes, onTopOf, personValues } from './person-form.ts';

const base = personValues(personFixture());

it('a person and the fields of the form come from each other', () => {
  const person = personFixture({ department: { id: 'd', name: 'Sales' }, manager: null, hireDate: '2024-05-01' });
  expect(personBody(personValues(person))).toMatchObject({
    email: person.email,
    departmentId: 'd',
    managerId: null,
    hireDate: '2024-05-01',
    leaveDate: null,
    revision: person.revision,
  });
});

describe('when somebody else has saved meanwhile', () => {
  const theirs = { ...base, jobTitle: 'CTO', location: 'Berlin', revision: '8' };

  it('what one has typed stays, the rest follows what is saved', () => {
    const mine = { ...base, jobTitle: 'Head of Technology', lastName: 'Byron' };
    expect(onTopOf({ base, mine, theirs })).toEqual({
      ...theirs,
      jobTitle: 'Head of Technology',
      lastName: 'Byron',
    });
  });

  it('only what both have changed to something different clashes', () => {
    expect(personClashes({ base, mine: { ...base, jobTitle: 'Other', lastName: 'Byron' }, theirs })).toEqual([
      'jobTitle',
    ]);
    expect(personClashes({ base, mine: { ...base, jobTitle: 'CTO' }, theirs })).toEqual([]);
  });
});
