import { describe, expect, it } from 'vitest';
import { personFixture } from '../test-support/person-fixture.ts';
import { PERSON_EDIT_RULES, personBody, personValues, savedPerson } from './person-form.ts';

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
    expect(PERSON_EDIT_RULES.merge({ base, mine, theirs })).toEqual({
      ...theirs,
      jobTitle: 'Head of Technology',
      lastName: 'Byron',
    });
  });

  it('it is taken over unless both have changed the same to something different', () => {
    const follows = (changes: object) => PERSON_EDIT_RULES.follows({ base, mine: { ...base, ...changes }, theirs });
    expect(follows({ jobTitle: 'Other', lastName: 'Byron' })).toBe(false);
    expect(follows({ jobTitle: 'CTO' })).toBe(true);
    expect(follows({ lastName: 'Byron' })).toBe(true);
  });
});

describe('what the device keeps', () => {
  const saved = savedPerson(personFixture({ revision: 8 }));
  const parse = (kept: unknown) => PERSON_EDIT_RULES.parseKept(kept, saved);

  it('is the texts alone, with the revision that they were typed from', () => {
    const mine = { ...base, jobTitle: 'Admiral' };
    const kept: unknown = JSON.parse(JSON.stringify(PERSON_EDIT_RULES.toKept({ values: mine, base: saved })));
    expect(kept).toEqual(mine);
    expect(parse(kept)).toEqual({ values: { ...saved.values, jobTitle: 'Admiral', revision: '7' }, base: saved });
  });

  it.each([null, 'text', { jobTitle: 5, other: 'x' }, base])('is no work where nothing was changed: %j', (kept) => {
    expect(parse(kept)).toBeNull();
  });
});
