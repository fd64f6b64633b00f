import type { Department, Survey } from '@vela/contract';
import { members } from '@vela/db';
import { isAtWork, SHOWN_STATUSES, shownStatus } from '@vela/domain/people';
import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test-support/build-test-app.ts';
import { makeCompany, makeDepartment, makeMember } from '../../../../test-support/factories.ts';
import { auditsAbout, fetchPerson } from '../../../../test-support/people-calls.ts';
import { launchedSurvey, makeSurvey } from '../../../../test-support/survey-calls.ts';
import { isAtWorkOn, isShownAs } from '../../../platform/employment-store.ts';

const testApp = useTestApp();
const PATH = '/api/company/departments';
const departments = async (token: string) => (await testApp().call('GET', PATH, { token })).json();
const add = (token: string, name: unknown) => testApp().call('POST', PATH, { token, body: { name } });
const rename = (token: string, id: string, name: string) =>
  testApp().call('PUT', `${PATH}/${id}`, { token, body: { name } });
const remove = (token: string, id: string, moveTo?: string) =>
  testApp().call('DELETE', `${PATH}/${id}${moveTo === undefined ? '' : `?moveTo=${moveTo}`}`, { token });
async function added(token: string, name: string): Promise<Department> {
  const answer = await add(token, name);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ department: Department }>().department;
}

test('departments come with the people who are at work', async () => {
  const { deps, clock } = testApp();
  clock.set('2026-03-02T09:00:00Z');
  const { companyId, token } = await makeCompany(deps);
  const departmentId = await makeDepartment(deps, companyId, 'Sales');
  const designId = await makeDepartment(deps, companyId, 'design');
  await makeMember(deps, companyId, 'employee', { departmentId });
  await makeMember(deps, companyId, 'manager', { departmentId, hireDate: '2026-03-02' });
  await makeMember(deps, companyId, 'employee', { departmentId, hireDate: '2026-03-03' });
  await makeMember(deps, companyId, 'employee', { departmentId, status: 'deactivated' });
  await makeMember(deps, companyId, 'employee', { departmentId, onLeaveFrom: '2020-01-01' });
  const expected = {
    departments: [
      { id: designId, name: 'design', memberCount: 0 },
      { id: departmentId, name: 'Sales', memberCount: 2 },
    ],
  };
  expect(await departments(token)).toEqual(expected);
  const manager = await makeMember(deps, companyId, 'manager');
  expect(await departments(manager.token)).toEqual(expected);
  expect(await departments((await makeCompany(deps)).token)).toEqual({ departments: [] });
});

const TODAY = '2026-03-02';
const DAYS = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03', null];
const day = fc.constantFrom(...DAYS);

test('the database judges who is at work, and what is shown of them, as the domain does', async () => {
  const { deps } = testApp();
  const { companyId } = await makeCompany(deps);
  const employment = fc
    .record({
      status: fc.constantFrom('invited', 'active', 'deactivated'),
      hireDate: day,
      leaveDate: day,
      onLeaveFrom: day,
      onLeaveTo: day,
    })
    .filter(
      ({ hireDate, leaveDate, onLeaveFrom, onLeaveTo }) =>
        !(hireDate && leaveDate && leaveDate < hireDate) && !(onLeaveTo && !(onLeaveFrom && onLeaveFrom <= onLeaveTo)),
    );
  await fc.assert(
    fc.asyncProperty(employment, async (member) => {
      const found = await deps.db.inTenant(companyId, async (tx) => {
        await tx.update(members).set(member);
        const count = (condition: SQL) => tx.$count(members, condition);
        const statuses = [];
        for (const status of SHOWN_STATUSES) if (await count(isShownAs(status, TODAY))) statuses.push(status);
        return { atWork: (await count(isAtWorkOn(TODAY))) === 1, statuses };
      });
      expect(found).toEqual({ atWork: isAtWork(member, TODAY), statuses: [shownStatus(member, TODAY)] });
    }),
    { numRuns: 200 },
  );
});

describe('adding', () => {
  test('takes one of each name, in capital or small letters, also of two at the same moment', async () => {
    const company = await makeCompany(testApp().deps);
    const answers = await Promise.all(['Sales', 'SALES'].map((name) => add(company.token, name)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
    const refused = await add(company.token, ' sales ');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'conflict', message: 'There is a department of this name already.' });
    const [{ id, name }] = (await departments(company.token)).departments;
    expect(await auditsAbout(testApp(), company, id)).toMatchObject([{ action: 'department.added', detail: { name } }]);
    expect((await add((await makeCompany(testApp().deps)).token, 'Sales')).statusCode).toBe(201);
  });

  test.each(['', '  ', '\u200b', 'x'.repeat(101), 5, null])('refuses the name %j', async (name) => {
    const { token } = await makeCompany(testApp().deps);
    expect((await add(token, name)).statusCode).toBe(422);
  });
});

describe('renaming', () => {
  test('reaches the surveys that are still being made, and no other one', async () => {
    const { deps } = testApp();
    const company = await makeCompany(deps);
    const { token } = company;
    const { id } = await added(token, 'Sales');
    const choice = { targetAudience: 'specific_department', department: 'sales' };
    const draft = await makeSurvey(testApp(), token, choice);
    const running = await makeSurvey(testApp(), token, choice);
    await launchedSurvey(testApp(), token, running._id);
    const other = await makeSurvey(testApp(), token, { ...choice, department: 'Sales EMEA' });
    expect((await rename(token, id, 'Revenue')).json()).toEqual({
      department: { id, name: 'Revenue', memberCount: 0 },
    });
    const read = async (survey: Survey) =>
      (await testApp().call('GET', `/api/surveys/${survey._id}`, { token })).json<{ survey: Survey }>().survey;
    expect(await read(draft)).toMatchObject({ department: 'Revenue', revision: draft.revision + 1 });
    expect((await read(running)).department).toBe('sales');
    expect((await read(other)).department).toBe('Sales EMEA');
    const detail = { name: { before: 'Sales', after: 'Revenue' }, renamedInSurveys: 1 };
    expect((await auditsAbout(testApp(), company, id)).at(-1)).toMatchObject({ action: 'department.renamed', detail });
  });

  test('may change the case, but not meet another one, also of two at the same moment', async () => {
    const { token } = await makeCompany(testApp().deps);
    const [one, other] = [await added(token, 'Sales'), await added(token, 'Design')];
    expect((await rename(token, one.id, 'SALES')).statusCode).toBe(200);
    expect((await rename(token, other.id, 'sales')).statusCode).toBe(409);
    const answers = await Promise.all([one, other].map(({ id }) => rename(token, id, 'People')));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  });
});

describe('deleting', () => {
  test('moves the people to another department or to none', async () => {
    const { deps } = testApp();
    const company = await makeCompany(deps);
    const { companyId, token } = company;
    const [from, to] = [await added(token, 'Old'), await added(token, 'New')];
    const { actor } = await makeMember(deps, companyId, 'employee', { departmentId: from.id });
    const place = async () => (await fetchPerson(testApp(), token, actor.memberId)).department;
    expect((await remove(token, from.id, to.id)).json()).toEqual({ ok: true });
    expect(await place()).toEqual({ id: to.id, name: 'New' });
    expect((await auditsAbout(testApp(), company, from.id)).at(-1)).toMatchObject({
      action: 'department.deleted',
      detail: { name: 'Old', movedTo: 'New', movedPeople: 1 },
    });
    expect((await remove(token, to.id)).statusCode).toBe(200);
    expect(await place()).toBeNull();
    expect((await remove(token, to.id)).statusCode).toBe(404);
  });

  test('refuses a place that is not there, is itself or belongs to others', async () => {
    const { deps } = testApp();
    const { token } = await makeCompany(deps);
    const { id } = await added(token, 'Old');
    const theirs = await makeDepartment(deps, (await makeCompany(deps)).companyId, 'Theirs');
    for (const moveTo of [id, randomUUID(), theirs, 'x'])
      expect((await remove(token, id, moveTo)).statusCode).toBe(422);
  });

  test('of somebody who is put into it at the same moment it leaves nobody behind', async () => {
    const { token } = await makeCompany(testApp().deps);
    const { id } = await added(token, 'Old');
    const body = { firstName: 'A', lastName: 'B', email: `${randomUUID()}@test.example`, role: 'employee' };
    const [deleted, person] = await Promise.all([
      remove(token, id),
      testApp().call('POST', '/api/people', { token, body: { ...body, departmentId: id, invite: false } }),
    ]);
    expect(deleted.statusCode).toBe(200);
    expect([201, 422]).toContain(person.statusCode);
  });
});

test('only admins change departments, and only those of their company', async () => {
  const { deps } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const { id } = await added(token, 'Ours');
  const stranger = await makeCompany(deps);
  expect((await rename(stranger.token, id, 'Theirs')).statusCode).toBe(404);
  expect((await remove(stranger.token, id)).statusCode).toBe(404);
  for (const role of ['manager', 'employee'] as const) {
    const { token: other } = await makeMember(deps, companyId, role);
    const answers = [await add(other, 'Mine'), await rename(other, id, 'Mine'), await remove(other, id)];
    expect(answers.map((answer) => answer.statusCode)).toEqual([403, 403, 403]);
  }
});
