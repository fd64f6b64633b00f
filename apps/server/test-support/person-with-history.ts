import {
  invitations,
  outgoingMails,
  passwordResets,
  peopleImportChanges,
  peopleImportRows,
  peopleImports,
  reviews,
  surveyInvitations,
} from '@vela/db';
import { makeActiveSurvey, RATING, submitAnswers } from './answer-survey.ts';
import type { TestApp } from './build-test-app.ts';
import { makeCompany, makeDepartment, makeMember } from './factories.ts';
import { personFormOf, fetchPerson } from './people-calls.ts';

export const SECRETS = ['Grace', 'Hopper', 'grace@', 'grace.old@', 'Rear admiral', 'Arlington', '192.0.2.7'];

/** A company with somebody of whom everything is kept that Vela keeps of people. */
export async function makePersonWithHistory(app: TestApp) {
  const { deps, clock } = app;
  const company = await makeCompany(deps);
  const { companyId, token } = company;
  const departmentId = await makeDepartment(deps, companyId, 'Navy');
  const person = await makeMember(deps, companyId, 'manager', { managerId: company.actor.memberId });
  const report = await makeMember(deps, companyId, 'employee', { managerId: person.actor.memberId });
  const id = person.actor.memberId;
  const domain = `${id}.example`;
  const [email, formerEmail] = [`grace@${domain}`, `grace.old@${domain}`];
  const fields = {
    firstName: 'Grace',
    lastName: 'Hopper',
    jobTitle: 'Rear admiral',
    location: 'Arlington',
    departmentId,
  };
  for (const address of [formerEmail, email]) {
    const form = personFormOf(await fetchPerson(app, token, id), { ...fields, email: address, hireDate: '2020-01-01' });
    const answer = await app.call('PUT', `/api/people/${id}`, { token, body: form });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    clock.advance(1000);
  }
  await app.app.inject({
    method: 'PUT',
    url: '/api/auth/profile',
    headers: { authorization: `Bearer ${person.token}` },
    remoteAddress: '192.0.2.7',
    payload: { timeZone: 'Europe/Berlin' },
  });
  const surveyId = await answerUnderName(app, { token, persons: [person.token, report.token] });
  const importId = await keepImport(app, { companyId, id, email, formerEmail, reportEmail: report.email });
  await deps.db.inTenant(companyId, async (tx) => {
    const mail = {
      companyId,
      subject: 'For you',
      body: 'Open https://vela/x#token=secret-one now',
      createdAt: clock.now(),
    };
    const link = { companyId, memberId: id, expiresAt: clock.now() };
    await tx.insert(passwordResets).values({ ...link, tokenHash: deps.ids.newId() });
    await tx
      .insert(invitations)
      .values({ ...link, id: deps.ids.newId(), tokenHash: deps.ids.newId(), createdAt: clock.now() });
    await tx.insert(surveyInvitations).values({ companyId, surveyId, place: 0, memberId: id, segment: '' });
    await tx.insert(outgoingMails).values([
      { ...mail, id: deps.ids.newId(), recipient: email },
      { ...mail, id: deps.ids.newId(), recipient: formerEmail.toUpperCase() },
      { ...mail, id: deps.ids.newId(), recipient: report.email },
    ]);
    const review = {
      companyId,
      templateName: 'Review',
      estimatedMinutes: 5,
      status: 'completed' as const,
      overallRating: 4,
      createdAt: clock.now(),
    };
    const [own, other] = [id, report.actor.memberId];
    await tx.insert(reviews).values([
      { ...review, id: deps.ids.newId(), reviewerId: own, revieweeId: other, templateType: 'manager_review' },
      { ...review, id: deps.ids.newId(), reviewerId: other, revieweeId: own, templateType: 'peer_review' },
      {
        ...review,
        id: deps.ids.newId(),
        reviewerId: company.actor.memberId,
        revieweeId: own,
        templateType: 'manager_review',
      },
    ]);
  });
  return { company, person, report, id, email, formerEmail, surveyId, importId };
}

async function answerUnderName(app: TestApp, { token, persons }: { token: string; persons: string[] }) {
  const questions = [RATING, { text: 'Why?', type: 'text' }];
  const survey = await makeActiveSurvey(app, token, { questions, settings: { anonymous: false } });
  for (const [index, one] of persons.entries()) {
    const answer = await submitAnswers(app, survey, [String(index + 3), 'Compilers'], { token: one });
    if (answer.statusCode >= 300) throw new Error(answer.body);
  }
  return survey.id;
}

interface Kept {
  companyId: string;
  id: string;
  email: string;
  formerEmail: string;
  reportEmail: string;
}

async function keepImport({ deps, clock }: TestApp, { companyId, id, email, formerEmail, reportEmail }: Kept) {
  const importId = deps.ids.newId();
  const header = ['Email', 'First name', 'Last name', 'Manager email'];
  const rows = [
    [formerEmail, 'Grace', 'Hopper', ''],
    [reportEmail, 'Test', 'employee', ` ${email.toUpperCase()}`],
    [`x${email}`, 'Somebody', 'else', ''],
  ];
  await deps.db.inTenant(companyId, async (tx) => {
    await tx.insert(peopleImports).values({
      companyId,
      id: importId,
      fileName: 'people.csv',
      fileFormat: { encoding: 'utf-8', separator: ',', header },
      rowCount: rows.length,
      status: 'done',
      createdAt: clock.now(),
    });
    await tx
      .insert(peopleImportRows)
      .values(rows.map((cells, index) => ({ companyId, importId, line: index + 2, cells })));
    await tx
      .insert(peopleImportChanges)
      .values({ companyId, importId, memberId: id, before: null, after: { firstName: 'Grace', lastName: 'Hopper' } });
  });
  return importId;
}
