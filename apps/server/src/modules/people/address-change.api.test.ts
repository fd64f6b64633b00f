import { outgoingMails } from '@vela/db';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeMember, type TestMember } from '../../../test-support/factories.ts';
import { personFormOf, fetchPerson } from '../../../test-support/people-calls.ts';
import { authModule } from '../auth/index.ts';

const testApp = useTestApp();

const mailsOf = (companyId: string) =>
  testApp().deps.db.inTenant(companyId, (tx) => tx.select().from(outgoingMails).orderBy(outgoingMails.createdAt));

async function saveEmail({ token }: TestMember, id: string, email: string) {
  const body = personFormOf(await fetchPerson(testApp(), token, id), { email });
  return { body, answer: await testApp().call('PUT', `/api/people/${id}`, { token, body }) };
}

test('whoever has joined is told at the old address, once and without a link', async () => {
  const { call, deps } = testApp();
  const company = await makeCompany(deps, 'Navy');
  const member = await makeMember(deps, company.companyId, 'employee');
  const id = member.actor.memberId;
  const { body, answer } = await saveEmail(company, id, `new-${member.email}`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect((await call('PUT', `/api/people/${id}`, { token: company.token, body })).statusCode).toBe(409);
  const mails = await mailsOf(company.companyId);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    recipient: member.email,
    subject: 'The email address of your Vela account was changed',
  });
  const text = mails[0]?.body ?? '';
  expect(text).toContain('Test admin has changed the email address of your Vela account at Navy.');
  expect(text).toContain('please tell Test admin or another administrator of Navy at once');
  expect(text).not.toMatch(/https?:|#token/);
  expect(text).not.toContain(`new-${member.email}`);
});

test.each([
  ['has not joined', 'invited', (email: string) => `new-${email}`],
  ['keeps the address but for its case', 'active', (email: string) => email.replace('test', 'TEST')],
] as const)('whoever %s gets no such mail', async (_who, status, changed) => {
  const { deps } = testApp();
  const company = await makeCompany(deps);
  const member = await makeMember(deps, company.companyId, 'employee', { status });
  const { answer } = await saveEmail(company, member.actor.memberId, changed(member.email));
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await mailsOf(company.companyId)).toEqual([]);
});

test('a link for a new password that went to the old address stops working', async () => {
  const { call, deps } = testApp();
  const company = await makeCompany(deps);
  const member = await makeMember(deps, company.companyId, 'employee');
  await call('POST', '/api/auth/forgot-password', { body: { email: member.email } });
  await authModule.stop?.(deps);
  const link = /#token=(\S+)/.exec((await mailsOf(company.companyId))[0]?.body ?? '')?.[1];
  expect(link).toBeDefined();
  await saveEmail(company, member.actor.memberId, `new-${member.email}`);
  const reset = await call('POST', '/api/auth/reset-password', {
    body: { token: link, password: 'a quiet river bends twice' },
  });
  expect(reset.statusCode).toBe(422);
  expect(reset.json().issues).toMatchObject([{ path: 'token' }]);
});

test('the mail names nobody once the administrator who changed the address is erased', async () => {
  const { call, deps } = testApp();
  const company = await makeCompany(deps);
  const other = await makeMember(deps, company.companyId, 'admin', { firstName: 'Grace', lastName: 'Hopper' });
  const member = await makeMember(deps, company.companyId, 'employee');
  const { answer } = await saveEmail(other, member.actor.memberId, `new-${member.email}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const erased = await call('POST', `/api/people/${other.actor.memberId}/erase`, {
    token: company.token,
    body: { confirmEmail: other.email },
  });
  expect(erased.statusCode, erased.body).toBe(200);
  const [mail] = await mailsOf(company.companyId);
  expect(mail?.body).toContain('Erased person has changed the email address');
  expect(mail?.body).not.toContain('Grace');
});
