import { outgoingMails, peopleImportRows } from '@vela/db';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { BAD_PEOPLE_FILES } from '../../../../test-support/bad-people-files.ts';
import { runJobs, useTestApp } from '../../../../test-support/build-test-app.ts';
import { makeCompany, makeMember } from '../../../../test-support/factories.ts';
import {
  applyList,
  checkList,
  importList,
  importListOf,
  listStored,
  makeDomain,
  readImport,
  sendList,
  storePerson,
  uploadList,
} from '../../../../test-support/import-calls.ts';
import { auditsAbout } from '../../../../test-support/people-calls.ts';
import { createScheduler } from '../../../platform/schedules/schedules.ts';
import { sweepOldRows } from './sweep-old-rows.ts';

const testApp = useTestApp();

test('a list is read, checked, imported and not changed by a second time', async () => {
  const { deps, clock } = testApp();
  clock.set('2026-03-02T09:00:00Z');
  const company = await makeCompany(deps);
  const { companyId, token } = company;
  const domain = makeDomain();
  const text = importListOf(domain, ['low@,Low,One,,Ops,top@', 'top@,Top,One,Manager,ops,', 'pale@,,,,,']);
  const uploaded = await uploadList(testApp(), token, text);
  expect(uploaded).toMatchObject({
    fileName: 'people.csv',
    encoding: 'utf-8',
    separator: ',',
    rowCount: 3,
    status: 'uploaded',
    suggestedMapping: { email: 0, firstName: 1, lastName: 2, role: 3, department: 4, managerEmail: 5 },
    canUndo: false,
    createdBy: 'Test admin',
  });
  expect(uploaded.sample[0]).toEqual([`low@${domain}`, 'Low', 'One', '', 'Ops', `top@${domain}`]);
  const check = await checkList(testApp(), token, uploaded);
  expect(check.result).toEqual({ created: 3, updated: 0, unchanged: 0, leftOut: 0, invited: 0 });
  expect(check.newDepartments).toEqual(['Ops']);
  expect(check.roles).toEqual({ admin: 0, manager: 1, employee: 2 });
  expect(check.preview.map(({ role, department }) => [role, department])).toEqual([
    ['employee', 'Ops'],
    ['manager', 'Ops'],
    ['employee', null],
  ]);
  expect(check.refusedRows).toEqual([]);
  expect(await listStored(testApp(), companyId)).toHaveLength(1);

  expect((await applyList(testApp(), token, uploaded)).statusCode).toBe(202);
  await runJobs(testApp());
  const done = await readImport(testApp(), token, uploaded.id);
  expect(done).toMatchObject({ status: 'done', processedRows: 3, problem: null, canUndo: true });
  expect(done.result).toEqual({ created: 3, updated: 0, unchanged: 0, leftOut: 0, invited: 0 });
  const stored = await listStored(testApp(), companyId);
  const top = stored.find(({ member }) => member.email === `top@${domain}`);
  const low = stored.find(({ member }) => member.email === `low@${domain}`);
  expect(top).toMatchObject({ department: 'Ops', member: { role: 'manager', status: 'invited', managerId: null } });
  expect(low).toMatchObject({ department: 'Ops', member: { role: 'employee', managerId: top?.member.id } });
  expect((await auditsAbout(testApp(), company, uploaded.id)).map(({ action }) => action).sort()).toEqual([
    'import.finished',
    'import.started',
    'import.uploaded',
  ]);

  const again = await importList(testApp(), token, text);
  expect(again.result).toEqual({ created: 0, updated: 0, unchanged: 3, leftOut: 0, invited: 0 });
  expect((await listStored(testApp(), companyId)).map(({ member }) => member.revision)).toEqual([1, 1, 1, 1]);
});

test('people who are here are changed where the file says something else, and their revision rises', async () => {
  const { deps } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const domain = makeDomain();
  const email = `ada@${domain}`;
  await storePerson(testApp(), companyId, { email, status: 'active', jobTitle: 'Engineer', location: 'Berlin' });
  const done = await importList(testApp(), token, `email,job title,location\n${email},Lead Engineer,\n`);
  expect(done.result).toMatchObject({ updated: 1 });
  const stored = (await listStored(testApp(), companyId)).find(({ member }) => member.email === email);
  expect(stored?.member).toMatchObject({
    jobTitle: 'Lead Engineer',
    location: 'Berlin',
    status: 'active',
    revision: 2,
  });
});

test('refused lines stop everything, or are left out when asked for; those not chosen always are', async () => {
  const { deps } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const text = importListOf(makeDomain(), ['a@,A,A,pope,,', 'b@,B,B,staff,,', 'c@,C,C,,,']);
  const refused = await importList(testApp(), token, text);
  expect(refused.status).toBe('failed');
  expect(refused.problem).toMatch(
    /^One line can’t be taken, so nothing was changed\. Line 2: The role “pope” is not known/,
  );
  expect(await listStored(testApp(), companyId)).toHaveLength(1);
  const done = await importList(testApp(), token, text, { rows: 'valid', leaveOut: [4] });
  expect(done.result).toEqual({ created: 1, updated: 0, unchanged: 0, leftOut: 2, invited: 0 });
  expect(await listStored(testApp(), companyId)).toHaveLength(2);
});

test('addresses of other companies are refused with their line', async () => {
  const { deps } = testApp();
  const { token } = await makeCompany(deps);
  const { email } = await makeCompany(deps);
  const check = await checkList(
    testApp(),
    token,
    await uploadList(testApp(), token, `email\n${email.toUpperCase()}\n`),
  );
  expect(check.problems).toEqual([
    { line: 2, field: 'email', message: 'This email address belongs to another company' },
  ]);
  expect(check.refusedRows).toEqual([{ line: 2, cells: [email.toUpperCase()] }]);
  expect(check.roles).toEqual({ admin: 0, manager: 0, employee: 0 });
});

test('whoever is added is invited when asked for', async () => {
  const { deps } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const waiting = `waiting@${makeDomain()}`;
  await storePerson(testApp(), companyId, { email: waiting });
  const domain = makeDomain();
  const done = await importList(testApp(), token, importListOf(domain, ['a@,A,A,,,', 'b@,B,B,,,']), { invite: true });
  expect(done.result).toMatchObject({ created: 2, invited: 2 });
  const mails = await deps.db.inTenant(companyId, (tx) =>
    tx.select({ to: outgoingMails.recipient }).from(outgoingMails).where(eq(outgoingMails.companyId, companyId)),
  );
  expect(mails.map(({ to }) => to).sort()).toEqual([`a@${domain}`, `b@${domain}`]);
});

describe('files that are no list', () => {
  test.each(BAD_PEOPLE_FILES)('%s', async (_name, bytes, message) => {
    const { token } = await makeCompany(testApp().deps);
    const answer = await sendList(testApp(), token, bytes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(message),
      issues: [{ path: 'people' }],
    });
    const { imports } = (await testApp().call('GET', '/api/people/imports', { token })).json();
    expect(imports).toEqual([]);
  });

  test('more than 10 MB', async () => {
    const { token } = await makeCompany(testApp().deps);
    const answer = await sendList(testApp(), token, Buffer.alloc(10_000_001, 'a,b\n'));
    expect(answer.statusCode).toBe(413);
  });
});

describe('choices of columns', () => {
  test.each([
    ['no email', {}, 'mapping.email', 'Please choose the column with the email addresses'],
    ['one twice', { email: 0, jobTitle: 0 }, 'mapping.jobTitle', 'Each column can be used once'],
    ['one that is not there', { email: 0, jobTitle: 7 }, 'mapping.jobTitle', 'The file has no such column'],
  ])('%s is refused', async (_name, mapping, path, message) => {
    const { token } = await makeCompany(testApp().deps);
    const { id } = await uploadList(testApp(), token, 'email,title\na@a.example,x\n');
    for (const step of ['check', 'apply']) {
      const body = { mapping, rows: 'all' };
      const answer = await testApp().call('POST', `/api/people/imports/${id}/${step}`, { token, body });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().issues).toContainEqual({ path, message });
    }
    expect((await readImport(testApp(), token, id)).status).toBe('uploaded');
  });
});

test('only admins of the company may import', async () => {
  const { deps, call } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const { id, suggestedMapping: mapping } = await uploadList(testApp(), token, 'email\na@a.example\n');
  const manager = await makeMember(deps, companyId, 'manager');
  expect((await sendList(testApp(), manager.token, 'email\na@a.example\n')).statusCode).toBe(403);
  expect((await sendList(testApp(), undefined, 'email\na@a.example\n')).statusCode).toBe(401);
  const other = await makeCompany(deps);
  const body = { mapping, rows: 'all' };
  for (const [method, step] of [
    ['GET', ''],
    ['POST', '/check'],
    ['POST', '/apply'],
    ['POST', '/undo'],
  ] as const) {
    const at = (as: string | undefined) =>
      call(method, `/api/people/imports/${id}${step}`, { token: as, ...(method === 'POST' ? { body } : {}) });
    expect((await at(undefined)).statusCode).toBe(401);
    expect((await at(manager.token)).statusCode).toBe(403);
    expect((await at(other.token)).statusCode).toBe(404);
  }
  expect((await call('GET', '/api/people/imports', { token: other.token })).json()).toEqual({ imports: [] });
});

test('rows of old imports and of those that came to nothing go with the next upload, their counts stay', async () => {
  const { deps, clock } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const old = await uploadList(testApp(), token, 'email\na@a.example\n');
  clock.advance(31 * 86_400_000);
  const { token: later } = await makeMember(deps, companyId, 'admin');
  const failed = await importList(testApp(), later, 'email\nnonsense\n');
  expect(failed.status).toBe('failed');
  const fresh = await uploadList(testApp(), later, 'email\na@a.example\n');
  const rows = await deps.db.inTenant(companyId, (tx) =>
    tx
      .select({ importId: peopleImportRows.importId })
      .from(peopleImportRows)
      .where(eq(peopleImportRows.companyId, companyId)),
  );
  expect(rows).toEqual([{ importId: fresh.id }]);
  const body = { mapping: { email: 0 }, rows: 'all' };
  for (const step of ['check', 'apply']) {
    const answer = await testApp().call('POST', `/api/people/imports/${old.id}/${step}`, { token: later, body });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('The rows of this file are not kept any more. Please upload it again.');
  }
  const { imports } = (await testApp().call('GET', '/api/people/imports', { token: later })).json();
  expect(imports.map((one: { id: string; rowCount: number }) => [one.id, one.rowCount])).toEqual(
    expect.arrayContaining([
      [old.id, 1],
      [failed.id, 1],
      [fresh.id, 1],
    ]),
  );
});

test('rows of old imports go by themselves, in every company', async () => {
  const { deps, clock } = testApp();
  const uploads = [await makeCompany(deps), await makeCompany(deps)].map(async ({ companyId, token }) => {
    await uploadList(testApp(), token, 'email\na@a.example\n');
    return companyId;
  });
  const companyIds = await Promise.all(uploads);
  const countRows = async () => {
    const counts = companyIds.map((companyId) =>
      deps.db.inTenant(companyId, (tx) => tx.$count(peopleImportRows, eq(peopleImportRows.companyId, companyId))),
    );
    return Promise.all(counts);
  };
  const night = async () => {
    await createScheduler(deps, [sweepOldRows]).look();
    await runJobs(testApp());
  };
  await night();
  clock.advance(86_400_000);
  await night();
  expect(await countRows()).toEqual([1, 1]);
  clock.advance(30 * 86_400_000);
  await night();
  expect(await countRows()).toEqual([0, 0]);
});
