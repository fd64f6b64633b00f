import { expect, test } from 'vitest';
import { makeActiveSurvey, submitAnswers } from '../../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../../test-support/build-test-app.ts';
import { makeCompany, makeMember } from '../../../../test-support/factories.ts';
import { auditsAbout } from '../../../../test-support/people-calls.ts';
import { makePersonWithHistory } from '../../../../test-support/person-with-history.ts';

const testApp = useTestApp();
const ask = (token: string, id: string) => testApp().call('GET', `/api/people/${id}/personal-data`, { token });

interface Mail {
  subject: string;
  body: string;
}

test('the file has everything that is kept about the person', async () => {
  const { company, person, id, email, surveyId } = await makePersonWithHistory(testApp());
  const answer = await ask(person.token, id);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.headers['content-disposition']).toContain('personal-data-');
  const data = answer.json();
  expect(data.profile).toMatchObject({ firstName: 'Grace', email, department: 'Navy', timeZone: 'Europe/Berlin' });
  expect(data.sessions).toMatchObject([{ device: 'test' }]);
  // To the address of today and to the ones before, which also heard of the change.
  const mail = { subject: 'For you', body: 'Open https://vela/x#token=… now' };
  expect(data.mails.filter(({ subject }: Mail) => subject === mail.subject)).toMatchObject([mail, mail]);
  expect(data.mails).toHaveLength(4);
  expect(data.imports).toMatchObject([{ before: null, after: { firstName: 'Grace' } }]);
  expect(data.responses).toMatchObject([{ surveyId, answers: [{ answer: '3' }, { answer: 'Compilers' }] }]);
  expect(data.reviews).toMatchObject({
    written: [{ type: 'manager_review' }],
    aboutYou: [{ type: 'manager_review', overallRating: 4 }],
    furtherAboutYou: 1,
  });
  expect(data.auditLog).toMatchObject([
    { action: 'person.changed', by: 'somebody else', about: 'yourself' },
    { action: 'person.changed', by: 'somebody else', about: 'yourself' },
    { action: 'profile.changed', by: 'yourself', address: '192.0.2.7' },
  ]);
  expect(data.notes.anonymousAnswers).toContain('not in this file');
  expect(await auditsAbout(testApp(), company, id)).toContainEqual({
    action: 'person.data-exported',
    actorName: 'Grace Hopper',
    detail: {},
  });
});

test('the file has nothing that belongs to others, and no key to anything', async () => {
  const { company, report, person, id } = await makePersonWithHistory(testApp());
  const { call } = testApp();
  const role = await call('PUT', `/api/people/${report.actor.memberId}/role`, {
    token: company.token,
    body: { role: 'admin' },
  });
  expect(role.statusCode).toBe(200);
  const { mails, ...data } = (await ask(person.token, id)).json();
  // Mails are theirs as they came, with the name of whoever changed the address.
  const text = JSON.stringify(data) + mails.map(({ body }: Mail) => body.replaceAll('Test admin', '')).join('\n');
  for (const other of [report.email, company.email, report.actor.memberId, 'Test admin', 'secret-one', '127.0.0.1']) {
    expect(text, other).not.toContain(other);
  }
  for (const key of ['tokenHash', 'passwordHash', 'argon2']) expect(text, key).not.toContain(key);
});

test('acts on others are told without what they were', async () => {
  const { deps } = testApp();
  const company = await makeCompany(deps);
  const member = await makeMember(deps, company.companyId, 'employee');
  await testApp().call('PUT', `/api/people/${member.actor.memberId}/leave`, {
    token: company.token,
    body: { onLeaveFrom: '2026-03-04', onLeaveTo: null },
  });
  const { auditLog } = (await ask(company.token, company.actor.memberId)).json();
  expect(auditLog).toMatchObject([{ action: 'person.leave-changed', by: 'yourself' }]);
  expect(JSON.stringify(auditLog)).not.toContain('2026-03-04');
});

test('anonymous answers are in no file', async () => {
  const { deps } = testApp();
  const company = await makeCompany(deps);
  const member = await makeMember(deps, company.companyId, 'employee');
  const survey = await makeActiveSurvey(testApp(), company.token);
  expect((await submitAnswers(testApp(), survey, ['4'], { token: member.token })).statusCode).toBeLessThan(300);
  const data = (await ask(member.token, member.actor.memberId)).json();
  expect(data.responses).toEqual([]);
  expect(JSON.stringify(data)).not.toContain(survey.id);
});

test('admins export anybody, everybody else oneself, and no company another', async () => {
  const { deps } = testApp();
  const company = await makeCompany(deps);
  const manager = await makeMember(deps, company.companyId, 'manager');
  const employee = await makeMember(deps, company.companyId, 'employee', { managerId: manager.actor.memberId });
  const status = async (token: string, { actor }: typeof manager) => (await ask(token, actor.memberId)).statusCode;
  expect(await status(company.token, employee)).toBe(200);
  expect(await status(employee.token, employee)).toBe(200);
  expect(await status(manager.token, manager)).toBe(200);
  expect(await status(manager.token, employee)).toBe(404);
  expect(await status(employee.token, manager)).toBe(404);
  expect(await status((await makeCompany(deps)).token, employee)).toBe(404);
});
