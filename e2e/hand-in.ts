import { randomUUID } from 'node:crypto';
import type { AnswerBody, MySurvey, ResponseBody, Survey } from '@vela/contract';
import type { Role } from '@vela/domain/accounts';
import { type Api, baseUrl } from './api.ts';

/** What a test lets somebody answer, in the order of the questions; null skips one. */
export type Given = (Omit<AnswerBody, 'questionId'> | AnswerBody['answer'] | null)[];

/** Hands in a response from a device of its own, or by the link of somebody who was invited. */
export async function handIn(survey: Survey, given: Given, link?: string): Promise<void> {
  const answers = survey.questions.flatMap(({ _id: questionId }, index): AnswerBody[] => {
    const one = given[index];
    if (one === null || one === undefined) return [];
    return [typeof one === 'object' && !Array.isArray(one) ? { questionId, ...one } : { questionId, answer: one }];
  });
  const body: ResponseBody = { answers, completionTime: 90, version: 1, device: randomUUID() };
  if (link !== undefined) body.invitation = new URL(link, baseUrl()).hash.slice('#t='.length);
  await post(`/api/public/surveys/${survey._id}/responses`, { 'idempotency-key': randomUUID() }, body);
}

/** The next run of a survey's series, launched under another title. */
export async function runAgain(admin: Api, survey: Survey, title: string): Promise<Survey> {
  const copied = await post(`/api/surveys/${survey._id}/duplicate`, { authorization: `Bearer ${admin.token}` });
  // Safe: the contract describes the answer of this call so.
  const copy = ((await copied.json()) as { survey: Survey }).survey;
  await admin.updateSurvey(copy, { title });
  return admin.launch(copy._id);
}

/** Hands in one answer of everybody, each by the own personal link. */
export async function handInAll(survey: Survey, members: readonly Api[], given: Given): Promise<void> {
  for (const member of members) {
    const answer = await fetch(`${baseUrl()}/api/surveys/mine`, {
      headers: { authorization: `Bearer ${member.token}` },
    });
    // Safe: the contract describes the answer of this call so.
    const { surveys } = (await answer.json()) as { surveys: MySurvey[] };
    const link = surveys.find(({ _id }) => _id === survey._id)?.link;
    if (link === undefined) throw new Error('Nobody invited this person');
    await handIn(survey, given, link);
  }
}

async function post(path: string, headers: Record<string, string>, body?: unknown): Promise<Response> {
  const answer = await fetch(baseUrl() + path, {
    method: 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** People of a department who have joined and can answer. */
export async function joinDepartment(admin: Api, name: string, count: number, role: Role = 'employee'): Promise<Api[]> {
  const department = await admin.addDepartment(name);
  const members: Api[] = [];
  // One after the other: each invitation is found by its mail.
  for (let index = 0; index < count; index += 1) {
    const member = await admin.addMember(role, { firstName: name, lastName: `Person ${index}` });
    const person = await admin.getPerson((await member.getMe()).id);
    await admin.updatePerson(person, { departmentId: department.id });
    members.push(member);
  }
  return members;
}
