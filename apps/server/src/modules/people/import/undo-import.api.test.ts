import { randomUUID } from 'node:crypto';
import { departments, emailDirectory, members, outgoingMails, reviews } from '@vela/db';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test-support/build-test-app.ts';
import { makeCompany, makeDepartment } from '../../../../test-support/factories.ts';
import { importList, listStored, readImport, storePerson, uploadList } from '../../../../test-support/import-calls.ts';
import { auditsAbout } from '../../../../test-support/people-calls.ts';

const testApp = useTestApp();
const HEADER = 'email,first name,last name,job title,department,manager email';

/** A company with somebody who is here already, and a list that changes that person and adds three. */
async function imported(options: Record<string, unknown> = {}) {
  const { deps } = testApp();
  const company = await makeCompany(deps);
  const { companyId, token } = company;
  const domain = `${randomUUID()}.example`;
  const departmentId = await makeDepartment(deps, companyId, 'Sales');
  const ada = await storePerson(testApp(), companyId, {
    email: `ada@${domain}`,
    firstName: 'Ada',
    lastName: 'Byron',
    status: 'active',
    jobTitle: 'Engineer',
    departmentId,
  });
  const before = await listStored(testApp(), companyId);
  const lines = ['ada@,Ada,Byron,Countess,Ops,top@', 'top@,Top,One,Chief,Ops,', 'low@,Low,One,,Lab,top@', 'solo@,,,,,'];
  const text = [HEADER, ...lines].join('\n').replaceAll('@', `@${domain}`);
  const done = await importList(testApp(), token, text, options);
  expect(done.result).toMatchObject({ created: 3, updated: 1 });
  return { ...company, domain, ada, before, done };
}
type Imported = Awaited<ReturnType<typeof imported>>;

const undo = ({ token, done }: Imported, id = done.id) =>
  testApp().call('POST', `/api/people/imports/${id}/undo`, { token });

const change = ({ companyId, domain }: Imported, name: string, values: Partial<typeof members.$inferInsert>) =>
  testApp().deps.db.inTenant(companyId, (tx) =>
    tx
      .update(members)
      .set(values)
      .where(and(eq(members.companyId, companyId), eq(members.email, `${name}@${domain}`))),
  );

const departmentNames = async ({ companyId }: Imported) => {
  const rows = await testApp().deps.db.inTenant(companyId, (tx) =>
    tx.select({ name: departments.name }).from(departments).where(eq(departments.companyId, companyId)),
  );
  return rows.map(({ name }) => name).sort();
};

test('everything is as before, addresses are free, and departments and mails of the import are gone', async () => {
  const company = await imported({ invite: true });
  const mailed = () =>
    testApp().deps.db.inTenant(company.companyId, (tx) =>
      tx.select().from(outgoingMails).where(eq(outgoingMails.companyId, company.companyId)),
    );
  expect(await mailed()).toHaveLength(3);
  expect(await departmentNames(company)).toEqual(['Lab', 'Ops', 'Sales']);
  const answer = await undo(company);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ kept: [], import: { status: 'undone', canUndo: false } });
  const after = await listStored(testApp(), company.companyId);
  const asBefore = company.before.map(({ member, ...rest }) => ({
    ...rest,
    // Changed and changed back: forms that were opened in between are out of date.
    member: { ...member, revision: member.id === company.ada ? 3 : 1 },
  }));
  expect(after).toEqual(asBefore);
  expect(await departmentNames(company)).toEqual(['Sales']);
  const directory = await testApp().deps.db.inDirectory((tx) =>
    tx
      .select()
      .from(emailDirectory)
      .where(eq(emailDirectory.emailKey, `top@${company.domain}`)),
  );
  expect(directory).toEqual([]);
  expect(await mailed()).toEqual([]);
  const audits = await auditsAbout(testApp(), company, company.done.id);
  expect(audits.find(({ action }) => action === 'import.undone')?.detail).toEqual({
    removed: 3,
    restored: 1,
    kept: 0,
    removedDepartments: 2,
  });
});

test('a second time is refused, and of two at once one', async () => {
  const company = await imported();
  const answers = await Promise.all([undo(company), undo(company)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const again = await undo(company);
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ code: 'conflict', message: 'This import was taken back already.' });
});

test('whoever has joined, was changed or takes part since stays and is named', async () => {
  const company = await imported();
  const { companyId, domain, actor } = company;
  await change(company, 'low', { status: 'active' });
  await change(company, 'ada', { jobTitle: 'Queen' });
  const solo = (await listStored(testApp(), companyId)).find(({ member }) => member.email === `solo@${domain}`);
  await testApp().deps.db.inTenant(companyId, (tx) =>
    tx.insert(reviews).values({
      companyId,
      id: randomUUID(),
      reviewerId: actor.memberId,
      revieweeId: solo?.member.id ?? '',
      templateName: 'Peer',
      templateType: 'peer_review',
      estimatedMinutes: 5,
      status: 'pending',
      createdAt: testApp().clock.now(),
    }),
  );
  const answer = await undo(company);
  expect(answer.statusCode).toBe(200);
  const { kept } = answer.json<{ kept: { name: string; reason: string }[] }>();
  expect(kept).toEqual(
    expect.arrayContaining([
      { name: 'Low One', reason: 'Has joined since' },
      { name: 'Top One', reason: 'Others report to this person by now' },
      { name: 'Ada Byron', reason: 'Job title was changed since' },
      { name: `solo@${domain}`, reason: 'Takes part in something by now, such as a leave or a review' },
    ]),
  );
  expect(kept).toHaveLength(4);
  const ada = (await listStored(testApp(), companyId)).find(({ member }) => member.id === company.ada);
  expect(ada).toMatchObject({ department: 'Sales', member: { jobTitle: 'Queen', managerId: null } });
  expect(await departmentNames(company)).toEqual(['Lab', 'Ops', 'Sales']);
});

test('only the last import can be taken back; once it is, the one before can', async () => {
  const company = await imported();
  testApp().clock.advance(1000);
  const later = await importList(testApp(), company.token, `email\nnew@${company.domain}\n`);
  expect((await readImport(testApp(), company.token, company.done.id)).canUndo).toBe(false);
  expect((await undo(company)).statusCode).toBe(409);
  expect((await undo(company, later.id)).statusCode).toBe(200);
  expect((await undo(company)).json()).toMatchObject({ kept: [] });
});

test('what was not carried out can not be taken back, nor what is a month old', async () => {
  const company = await imported();
  const uploaded = await uploadList(testApp(), company.token, 'email\na@a.example\n');
  expect((await undo(company, uploaded.id)).statusCode).toBe(409);
  const fresh = await imported();
  testApp().clock.set(new Date(testApp().clock.now().getTime() + 31 * 86_400_000).toISOString());
  expect((await undo(fresh)).statusCode).toBe(401);
});
