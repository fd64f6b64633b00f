import type { PEOPLE_SORTS, Person } from '@vela/contract';
import { members } from '@vela/db';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDepartment, makeMember } from '../../../test-support/factories.ts';

const testApp = useTestApp();
interface Listed {
  people: Person[];
  total: number;
  nextCursor: string | null;
}

const ask = (token: string, query: Record<string, string> = {}) =>
  testApp().call('GET', `/api/people?${new URLSearchParams(query)}`, { token });
async function list(token: string, query: Record<string, string> = {}): Promise<Listed> {
  const answer = await ask(token, query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Listed>();
}
const names = async (token: string, query: Record<string, string> = {}) =>
  (await list(token, query)).people.map((person) => person.name);

/** Somebody in the company, straight in the database: names say what the test is about. */
async function addMember(companyId: string, fields: Partial<typeof members.$inferInsert>): Promise<string> {
  const { deps, clock } = testApp();
  const id = deps.ids.newId();
  await deps.db.inTenant(companyId, (tx) =>
    tx.insert(members).values({
      companyId,
      id,
      firstName: 'Nobody',
      lastName: 'Special',
      email: `${id}@test.example`,
      role: 'employee',
      status: 'active',
      createdAt: clock.now(),
      ...fields,
    }),
  );
  return id;
}

test('shows a person with department, manager, reports and invitation', async () => {
  const { deps } = testApp();
  const { companyId, actor, token } = await makeCompany(deps);
  const departmentId = await makeDepartment(deps, companyId, 'Design');
  const id = await addMember(companyId, {
    firstName: 'Ada',
    lastName: 'Byron',
    managerId: actor.memberId,
    departmentId,
  });
  await addMember(companyId, { managerId: id });
  await addMember(companyId, { managerId: id, status: 'deactivated' });
  const [person] = (await list(token, { q: 'Ada Byr' })).people;
  expect(person).toMatchObject({
    id,
    name: 'Ada Byron',
    department: { id: departmentId, name: 'Design' },
    manager: { id: actor.memberId, name: 'Test admin' },
    directReports: 1,
    invitation: { state: 'none', expiresAt: null },
    status: 'active',
    erased: false,
    revision: 1,
  });
  expect((await testApp().call('GET', `/api/people/${id}`, { token })).json()).toEqual({ person });
});

describe('searching', () => {
  async function makePeople() {
    const { companyId, token } = await makeCompany(testApp().deps);
    await addMember(companyId, { firstName: 'Zoë', lastName: 'Ångström', email: 'zoe_1@test-search.example' });
    await addMember(companyId, { firstName: 'Paul', lastName: '100%', jobTitle: 'Head of R\\D', email: 'p@x.example' });
    return token;
  }

  test.each([
    ['part of both names', 'oë Ång', ['Zoë Ångström']],
    ['without the marks', 'zoe angstrom', ['Zoë Ångström']],
    ['an address in capitals', 'ZOE_1@', ['Zoë Ångström']],
    ['a job title', 'head OF', ['Paul 100%']],
    ['a percent sign, which stands for itself', '%', ['Paul 100%']],
    ['an underscore, which does too', '_', ['Zoë Ångström']],
    ['a backslash', '\\', ['Paul 100%']],
    ['blanks', '  ', ['Paul 100%', 'Test admin', 'Zoë Ångström']],
    ['what nobody has', 'zoe\nangstrom', []],
  ])('finds by %s', async (_name, q, found) => {
    const token = await makePeople();
    expect(await names(token, { q })).toEqual(found);
    expect((await list(token, { q })).total).toBe(found.length);
  });
});

test('filters by status, role, department and manager', async () => {
  const { deps, clock } = testApp();
  clock.set('2026-03-02T09:00:00Z');
  const { companyId, actor, token } = await makeCompany(deps);
  const departmentId = await makeDepartment(deps, companyId, 'Sales');
  const managerId = actor.memberId;
  await addMember(companyId, { firstName: 'Active', departmentId, managerId });
  await addMember(companyId, {
    firstName: 'Away',
    onLeaveFrom: '2026-03-02',
    onLeaveTo: '2026-03-02',
    role: 'manager',
  });
  await addMember(companyId, { firstName: 'Left', leaveDate: '2026-03-01', managerId });
  await addMember(companyId, { firstName: 'Invited', status: 'invited', departmentId });
  await addMember(companyId, { firstName: 'Ended', status: 'deactivated', departmentId });
  const first = async (query: Record<string, string>) => (await names(token, query)).map((name) => name.split(' ')[0]);
  expect(await first({})).toEqual(['Active', 'Away', 'Invited', 'Left', 'Test']);
  expect(await first({ status: 'all' })).toEqual(['Active', 'Away', 'Ended', 'Invited', 'Left', 'Test']);
  expect(await first({ status: 'active' })).toEqual(['Active', 'Test']);
  expect(await first({ status: 'on_leave' })).toEqual(['Away']);
  expect(await first({ status: 'left' })).toEqual(['Left']);
  expect(await first({ status: 'invited' })).toEqual(['Invited']);
  expect(await first({ status: 'deactivated' })).toEqual(['Ended']);
  expect(await first({ role: 'manager' })).toEqual(['Away']);
  expect(await first({ departmentId })).toEqual(['Active', 'Invited']);
  expect(await first({ departmentId: 'none' })).toEqual(['Away', 'Left', 'Test']);
  expect(await first({ managerId })).toEqual(['Active', 'Left']);
  expect(await first({ managerId: 'none', status: 'active' })).toEqual(['Test']);
});

const SORTS: (typeof PEOPLE_SORTS)[number][] = ['name', 'email', 'department', 'jobTitle', 'role', 'hireDate'];
describe.each(SORTS)('sorted by %s', (sort) => {
  test.each(['asc', 'desc'])('%s, pages have everybody once, also when people come in between', async (order) => {
    const { deps } = testApp();
    const { companyId, token } = await makeCompany(deps);
    const department = await makeDepartment(deps, companyId, 'Émigrés');
    const frontId = await makeDepartment(deps, companyId, order === 'asc' ? '!' : '\u{FFFF0}');
    for (const [index, name] of ['Éva', 'eve', 'Zed', 'Ana', 'Ana', 'Öz'].entries()) {
      await addMember(companyId, {
        firstName: name,
        jobTitle: index % 2 ? 'Émail' : '',
        departmentId: index % 3 ? department : null,
        hireDate: index % 4 ? `2020-01-0${index}` : null,
      });
    }
    const whole = await list(token, { sort, order });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Listed = await list(token, { sort, order, limit: '2', ...(cursor === null ? {} : { cursor }) });
      expect(page.total).toBe(whole.total + (seen.length > 0 ? 1 : 0));
      seen.push(...page.people.map((person) => person.id));
      // In front of the first page in either direction, so no page to come may show or lose anybody for it.
      if (cursor === null) await addMember(companyId, inFront(order, frontId));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(whole.people.map((person) => person.id));
  });
});

const inFront = (order: string, departmentId: string): Partial<typeof members.$inferInsert> => ({
  firstName: order === 'asc' ? '!' : '\u{FFFF0}',
  email: order === 'asc' ? '!@test.example' : 'zzz@zzz.example',
  jobTitle: order === 'asc' ? '!' : '\u{FFFF0}',
  role: order === 'asc' ? 'admin' : 'manager',
  hireDate: order === 'asc' ? '1999-01-01' : '2030-01-01',
  departmentId,
});

test('names are in the order in which people look for them', async () => {
  const { companyId, token } = await makeCompany(testApp().deps);
  for (const firstName of ['zoe', 'Émile', 'Eva', 'Åke', 'bob'])
    await addMember(companyId, { firstName, lastName: 'X' });
  await addMember(companyId, { firstName: '', lastName: '', status: 'invited', email: 'cy@test.example' });
  const sorted = ['Åke X', 'bob X', 'cy@test.example', 'Émile X', 'Eva X', 'Test admin', 'zoe X'];
  expect(await names(token)).toEqual(sorted);
  expect(await names(token, { order: 'desc' })).toEqual(sorted.reverse());
});

test('a cursor that was not made for this list is refused', async () => {
  const { companyId, token } = await makeCompany(testApp().deps);
  for (let i = 0; i < 3; i += 1) await addMember(companyId, {});
  const { nextCursor } = await list(token, { limit: '1' });
  const asCursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const asPosition = (position: object) => asCursor(['the list of people', 'name asc', position]);
  const good = asPosition({ key: 'a', name: 'b', id: companyId });
  expect((await ask(token, { cursor: good })).statusCode).toBe(200);
  const bad = [
    'x',
    '',
    asCursor(null),
    asPosition({ key: 'a', name: 'b' }),
    asPosition({ key: 'a', name: 'b', id: 'c' }),
    asPosition({ key: 'a\u0000', name: 'b', id: companyId }),
    asPosition({ key: 'a', name: 'x'.repeat(401), id: companyId }),
  ];
  for (const cursor of bad) expect((await ask(token, { cursor })).statusCode, cursor).toBe(422);
  const cursor = nextCursor ?? '';
  expect((await ask(token, { cursor })).statusCode).toBe(200);
  expect((await ask(token, { cursor, order: 'desc' })).statusCode).toBe(422);
  expect((await ask(token, { cursor, sort: 'email' })).statusCode).toBe(422);
});

test('managers read the list, employees do not, and no company sees another', async () => {
  const { deps } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const id = await addMember(companyId, { firstName: 'Secret' });
  const manager = await makeMember(deps, companyId, 'manager');
  const employee = await makeMember(deps, companyId, 'employee');
  expect(await names(manager.token, { q: 'secret' })).toEqual(['Secret Special']);
  expect((await ask(employee.token)).statusCode).toBe(403);
  const stranger = await makeCompany(deps);
  expect(await names(stranger.token, { status: 'all' })).toEqual(['Test admin']);
  for (const path of [`/api/people/${id}`, `/api/people/org-chart?managerId=${id}`]) {
    expect((await testApp().call('GET', path, { token: stranger.token })).statusCode).toBe(404);
    expect((await testApp().call('GET', path, { token })).statusCode).toBe(200);
  }
});
