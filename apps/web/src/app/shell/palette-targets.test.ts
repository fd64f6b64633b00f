import { describe, expect, it } from 'vitest';
import { personFixture } from '../../features/people/test-support/person-fixture.ts';
import { personTargets, screenTargets } from './palette-targets.ts';

const labels = (...args: Parameters<typeof screenTargets>) => screenTargets(...args).map(({ label }) => label);

describe('screenTargets', () => {
  it('finds screens by any of their words, in any order', () => {
    expect(labels('admin', 'survey new')).toEqual(['New Survey']);
    expect(labels('admin', 'PROF')).toEqual(['Profile']);
    expect(labels('admin', 'zzz')).toEqual([]);
  });

  it('offers only what the role may open', () => {
    expect(labels('admin', '')).toEqual(expect.arrayContaining(['Dashboard', 'Surveys', 'New Survey', 'Outbox']));
    expect(labels('manager', '')).toContain('New Survey');
    expect(labels('manager', '')).not.toContain('Outbox');
    const offered = labels('employee', '');
    expect(offered).toEqual(expect.arrayContaining(['Dashboard', 'Profile']));
    expect(offered.filter((label) => ['Company', 'Surveys', 'New Survey', 'Outbox'].includes(label))).toEqual([]);
  });
});

it('leads to a person, told apart by the job title or else by the department', () => {
  const sales = { id: 'd', name: 'Sales' };
  const people = [
    personFixture({ id: 'a', name: 'Ann Lee', jobTitle: 'Engineer', department: sales }),
    personFixture({ id: 'b', name: 'Ann Lee', jobTitle: '', department: sales }),
  ];
  expect(personTargets(people).map(({ hint, to }) => [hint, to])).toEqual([
    ['Engineer', '/company?tab=people&person=a'],
    ['Sales', '/company?tab=people&person=b'],
  ]);
});
