import { describe, expect, it } from 'vitest';
import {
  callQuery,
  isPeopleFiltered,
  NO_PEOPLE_FILTER,
  peopleFilterIn,
  sortedBy,
  withPeopleFilter,
} from './people-place.ts';

const read = (query: string) => peopleFilterIn(new URLSearchParams(query));

describe('the filter and the address', () => {
  it('come from each other unchanged', () => {
    const query =
      'tab=people&q=ann+lee&status=on_leave&role=manager&department=none&manager=m-1&sort=hireDate&order=desc';
    expect(withPeopleFilter(new URLSearchParams('tab=people'), read(query)).toString()).toBe(query);
  });

  it('leave out what is usual and keep what else the address says', () => {
    const before = new URLSearchParams('tab=people&person=p-1&q=old&status=active');
    expect(withPeopleFilter(before, NO_PEOPLE_FILTER).toString()).toBe('tab=people&person=p-1');
  });

  it('take no value that does not exist', () => {
    expect(read('status=gone&role=king&sort=shoe&order=up&department=')).toEqual(NO_PEOPLE_FILTER);
  });

  it.each([
    ['', false],
    ['q=+++', false],
    ['sort=email&order=desc', false],
    ['q=a', true],
    ['status=all', true],
    ['status=waiting', true],
    ['department=none', true],
  ])('%s leaves somebody out: %s', (query, filtered) => {
    expect(isPeopleFiltered(read(query))).toBe(filtered);
  });
});

it('the same column again turns the order round, another one starts anew', () => {
  const byMail = sortedBy(NO_PEOPLE_FILTER, 'email');
  expect(byMail).toMatchObject({ sort: 'email', order: 'asc' });
  expect(sortedBy(byMail, 'email')).toMatchObject({ sort: 'email', order: 'desc' });
  expect(sortedBy(sortedBy(byMail, 'email'), 'role')).toMatchObject({ sort: 'role', order: 'asc' });
});

it.each([
  ['waiting', { status: null, invitation: 'waiting' }],
  ['invited', { status: null, invitation: 'pending' }],
  ['on_leave', { status: 'on_leave', invitation: null }],
])('asks the server for those who are %s', (status, asked) => {
  expect(callQuery(read(`status=${status}`))).toMatchObject(asked);
});

it('asks the server without the spaces around what was typed', () => {
  expect(callQuery({ ...NO_PEOPLE_FILTER, q: ' ann ' })).toMatchObject({ q: 'ann', sort: 'name', order: 'asc' });
});
