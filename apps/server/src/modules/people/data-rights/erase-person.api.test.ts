import { emailDirectory, members, peopleImportRows } from '@vela/db';
import { asc, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { register } from '../../../../test-support/accounts.ts';
import { readRows } from '../../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../../test-support/build-test-app.ts';
import { makeCompany, makeMember } from '../../../../test-support/factories.ts';
import { importList, readImport, uploadList } from '../../../../test-support/import-calls.ts';
import { auditsAbout, fetchPerson } from '../../../../test-support/people-calls.ts';
import { makePersonWithHistory, SECRETS } from '../../../../test-support/person-with-history.ts';
import { findRollupDifferences } from '../../responses/index.ts';

const testApp = useTestApp();
const erase = (token: string, id: string, confirmEmail: string) =>
  testApp().call('POST', `/api/people/${id}/erase`, { token, body: { confirmEmail } });

/** Every row of the company in every table that has any, as one text. */
async function allThatIsKept(companyId: string): Promise<string> {
  const { owner } = testApp();
  const tables = await readRows(
    owner,
    `select table_name as name from information_schema.columns
     where column_name = 'company_id' and table_schema = 'public' order by 1`,
  );
  const rows = [];
  for (const { name } of tables) {
    rows.push(
      await readRows(owner, `select '${String(name)}' as t, x.* from ${String(name)} x where company_id = $1`, [
        companyId,
      ]),
    );
  }
  return JSON.stringify(rows);
}

test('leaves nothing that says who it was', async () => {
  const { company, person, id, email } = await makePersonWithHistory(testApp());
  const before = await allThatIsKept(company.companyId);
  for (const secret of SECRETS) expect(before, secret).toContain(secret);
  expect((await erase(company.token, id, ` ${email.toUpperCase()}`)).json()).toEqual({ ok: true });
  const after = (await allThatIsKept(company.companyId)).replaceAll(`x${email}`, '');
  for (const secret of SECRETS) expect(after, secret).not.toContain(secret);
  expect((await testApp().call('GET', '/api/auth/me', { token: person.token })).statusCode).toBe(401);
  expect(await fetchPerson(testApp(), company.token, id)).toMatchObject({
    name: 'Erased person',
    email: '',
    erased: true,
    status: 'deactivated',
    department: null,
    manager: null,
    invitation: { state: 'none' },
  });
  // The address is free again.
  const free = await testApp().deps.db.inDirectory((tx) =>
    tx.select().from(emailDirectory).where(eq(emailDirectory.memberId, id)),
  );
  expect(free).toEqual([]);
  await register(testApp(), { email });
});

test('every figure of the surveys stays as it was', async () => {
  const { company, id, email, surveyId } = await makePersonWithHistory(testApp());
  const { deps, call } = testApp();
  const figures = async () => ({
    analytics: (await call('GET', `/api/surveys/${surveyId}/analytics`, { token: company.token })).json(),
    responses: (await call('GET', `/api/surveys/${surveyId}/responses`, { token: company.token })).json(),
    dashboard: (await call('GET', '/api/company/dashboard', { token: company.token })).json(),
    reviews: (await call('GET', '/api/reviews/dev/analytics/overview', { token: company.token })).json(),
  });
  const before = await figures();
  expect(before.responses.totalResponses).toBe(2);
  await erase(company.token, id, email);
  expect(await figures()).toEqual(before);
  const differences = await deps.db.inTenant(company.companyId, (tx) =>
    findRollupDifferences(tx, company.companyId, surveyId),
  );
  expect(differences).toEqual([]);
  const linked = await readRows(testApp().owner, 'select member_id from responses where survey_id = $1', [surveyId]);
  expect(linked.filter(({ member_id }) => member_id === null)).toHaveLength(1);
});

test('the reports move up, and of the imported list only what names the person goes', async () => {
  const { company, report, id, email, importId } = await makePersonWithHistory(testApp());
  await erase(company.token, id, email);
  const moved = await fetchPerson(testApp(), company.token, report.actor.memberId);
  expect(moved.manager?.id).toBe(company.actor.memberId);
  const rows = await testApp().deps.db.inTenant(company.companyId, (tx) =>
    tx
      .select({ line: peopleImportRows.line, cells: peopleImportRows.cells })
      .from(peopleImportRows)
      .where(eq(peopleImportRows.importId, importId))
      .orderBy(asc(peopleImportRows.line)),
  );
  expect(rows).toEqual([
    { line: 3, cells: [report.email, 'Test', 'employee', ''] },
    { line: 4, cells: [`x${email}`, 'Somebody', 'else', ''] },
  ]);
});

test('a failed import tells no longer whose lines were wrong', async () => {
  const company = await makeCompany(testApp().deps);
  const { email, actor } = await makeMember(testApp().deps, company.companyId, 'employee');
  const ring = `email,manager email\n${email},x${email}\nx${email},${email}\n`;
  const failed = await importList(testApp(), company.token, ring);
  expect(failed.problem).toContain(`${email} (line 2)`);
  await erase(company.token, actor.memberId, email);
  const after = await readImport(testApp(), company.token, failed.id);
  expect(after).toMatchObject({ status: 'failed', problem: expect.stringContaining('could not be imported') });
  expect(after.problem).not.toContain(email);
});

test('the log keeps what was done, by whom, and that the person was erased', async () => {
  const { company, person, id, email } = await makePersonWithHistory(testApp());
  await erase(company.token, id, email);
  const audits = await auditsAbout(testApp(), company, id);
  expect(audits.map(({ action, actorName }) => [action, actorName]).sort()).toEqual([
    ['person.changed', 'Test admin'],
    ['person.changed', 'Test admin'],
    ['person.erased', 'Test admin'],
    ['profile.changed', 'Erased person'],
  ]);
  expect(audits.find(({ action }) => action === 'person.changed')?.detail).toMatchObject({ jobTitle: null });
  expect(audits.find(({ action }) => action === 'person.erased')?.detail).toEqual({
    movedReports: 1,
    endedSessions: 1,
  });
  expect(person.actor.memberId).toBe(id);
});

test('repeating it changes nothing more, also at the same moment', async () => {
  const { company, id, email } = await makePersonWithHistory(testApp());
  const answers = await Promise.all([erase(company.token, id, email), erase(company.token, id, email)]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
  const before = await allThatIsKept(company.companyId);
  expect((await erase(company.token, id, 'whatever')).statusCode).toBe(200);
  expect(await allThatIsKept(company.companyId)).toBe(before);
});

test('an address that is somebody else’s by now keeps its mails', async () => {
  const { company, id, email, formerEmail } = await makePersonWithHistory(testApp());
  const { call } = testApp();
  const body = { firstName: 'Next', lastName: 'One', email: formerEmail, role: 'employee' };
  const { person } = (await call('POST', '/api/people', { token: company.token, body })).json();
  await erase(company.token, id, email);
  const recipients = await readRows(testApp().owner, 'select recipient from outgoing_mails where company_id = $1', [
    company.companyId,
  ]);
  expect(recipients.map(({ recipient }) => recipient)).toContain(formerEmail);
  expect((await fetchPerson(testApp(), company.token, person.id)).email).toBe(formerEmail);
});

test('is refused without the address, for oneself and for the last admin', async () => {
  const { deps } = testApp();
  const company = await makeCompany(deps);
  const member = await makeMember(deps, company.companyId, 'employee');
  const wrong = await erase(company.token, member.actor.memberId, 'somebody@else.example');
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().issues[0].path).toBe('confirmEmail');
  expect((await erase(company.token, company.actor.memberId, company.email)).statusCode).toBe(409);
  const other = await makeMember(deps, company.companyId, 'admin');
  const answers = await Promise.all([
    erase(company.token, other.actor.memberId, other.email),
    erase(other.token, company.actor.memberId, company.email),
  ]);
  const statuses = answers.map((answer) => answer.statusCode).sort();
  expect([
    [200, 401],
    [200, 409],
  ]).toContainEqual(statuses);
});

test('nothing of an erased person can be changed any more', async () => {
  const { deps, call } = testApp();
  const company = await makeCompany(deps);
  const { actor, email } = await makeMember(deps, company.companyId, 'employee');
  const shown = await fetchPerson(testApp(), company.token, actor.memberId);
  await erase(company.token, actor.memberId, email);
  const body = { ...shown, departmentId: null, managerId: null, revision: 2 };
  const base = `/api/people/${actor.memberId}`;
  const answers = [
    await call('PUT', base, { token: company.token, body }),
    await call('PUT', `${base}/role`, { token: company.token, body: { role: 'manager' } }),
    await call('PUT', `${base}/leave`, { token: company.token, body: { onLeaveFrom: null, onLeaveTo: null } }),
    await call('POST', `${base}/reactivate`, { token: company.token, body: {} }),
    await call('POST', `${base}/deactivate`, { token: company.token, body: {} }),
  ];
  expect(answers.map((answer) => answer.statusCode)).toEqual([409, 409, 409, 409, 409]);
  const kept = await deps.db.inTenant(company.companyId, (tx) =>
    tx
      .select({ firstName: members.firstName })
      .from(members)
      .where(inArray(members.id, [actor.memberId])),
  );
  expect(kept).toEqual([{ firstName: 'Erased' }]);
});

test('what others’ mails and rows of lists say of the person goes, and no more than that', async () => {
  const { deps, call } = testApp();
  const company = await makeCompany(deps);
  const { companyId, token } = company;
  const names = { firstName: 'Zoë', lastName: 'van (der) Zee' };
  const { actor, email, token: own } = await makeMember(deps, companyId, 'admin', names);
  const invited = `i${email}`;
  await call('POST', '/api/people/invitations', { token: own, body: { emails: [invited], role: 'employee' } });
  const list = await uploadList(
    testApp(),
    token,
    [
      'Email,Name,Boss,Notes',
      `a@a.example,Zoë Zander,Zoë van (der) Zee,deputy of <${email.toUpperCase()}>`,
      `b@a.example,B,"VAN (DER) ZEE, Zoë",ask x${email} or ${email}.x`,
      `${email},Zoë van (der) Zee,,`,
    ].join('\n'),
  );
  await erase(token, actor.memberId, email);
  const rows = await readRows(
    testApp().owner,
    'select line, cells from people_import_rows where import_id = $1 order by line',
    [list.id],
  );
  expect(rows).toEqual([
    { line: 2, cells: ['a@a.example', 'Zoë Zander', '', 'deputy of <>'] },
    { line: 3, cells: ['b@a.example', 'B', '', `ask x${email} or ${email}.x`] },
  ]);
  const [mail] = await readRows(testApp().owner, 'select body from outgoing_mails where recipient = $1', [invited]);
  expect(mail?.body).toMatch(/^Hello,\n\nErased person invites you to join .*#token=/s);
});
