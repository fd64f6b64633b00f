import { randomUUID } from 'node:crypto';
import type { ImportCheck, PeopleImport } from '@vela/contract';
import { departments, emailDirectory, members } from '@vela/db';
import { emailKey } from '@vela/domain/accounts';
import { and, asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { runJobs, type TestApp } from './build-test-app.ts';
import { multipartOf } from './handbook-calls.ts';

/** Addresses are unique in all of Vela. */
export const makeDomain = () => `${randomUUID()}.example`;

/** A list whose addresses end at the sign, to which the domain is added. */
export function importListOf(
  domain: string,
  lines: string[],
  header = 'email,first name,last name,role,department,manager email',
) {
  return [header, ...lines].join('\n').replaceAll('@', `@${domain}`);
}

/** Sends a list as browsers do. */
export function sendList({ app }: Pick<TestApp, 'app'>, token: string | undefined, content: Buffer | string) {
  const { headers, payload } = multipartOf({ field: 'people', fileName: 'people.csv', content });
  const signedIn = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return app.inject({ method: 'POST', url: '/api/people/imports', headers: { ...headers, ...signedIn }, payload });
}

export async function uploadList(
  app: Pick<TestApp, 'app'>,
  token: string,
  content: Buffer | string,
): Promise<PeopleImport> {
  const answer = await sendList(app, token, content);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ import: PeopleImport }>().import;
}

/** What the import would do with the columns that its header suggests. */
export async function checkList(
  { call }: Pick<TestApp, 'call'>,
  token: string,
  { id, suggestedMapping: mapping }: PeopleImport,
): Promise<ImportCheck> {
  const answer = await call('POST', `/api/people/imports/${id}/check`, { token, body: { mapping } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ check: ImportCheck }>().check;
}

export const applyList = (
  { call }: Pick<TestApp, 'call'>,
  token: string,
  { id, suggestedMapping: mapping }: PeopleImport,
  options: Record<string, unknown> = {},
) => call('POST', `/api/people/imports/${id}/apply`, { token, body: { mapping, rows: 'all', ...options } });

export async function readImport({ call }: Pick<TestApp, 'call'>, token: string, id: string): Promise<PeopleImport> {
  const answer = await call('GET', `/api/people/imports/${id}`, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ import: PeopleImport }>().import;
}

/** Uploads a list, imports it and has it done. */
export async function importList(
  app: TestApp,
  token: string,
  content: Buffer | string,
  options: Record<string, unknown> = {},
): Promise<PeopleImport> {
  const uploaded = await uploadList(app, token, content);
  const answer = await applyList(app, token, uploaded, options);
  expect(answer.statusCode, answer.body).toBe(202);
  await runJobs(app);
  return readImport(app, token, uploaded.id);
}

/** Everybody of a company as stored, by address, with the name of the department. */
export const listStored = ({ deps }: Pick<TestApp, 'deps'>, companyId: string) =>
  deps.db.inTenant(companyId, (tx) =>
    tx
      .select({ member: members, department: departments.name })
      .from(members)
      .leftJoin(
        departments,
        and(eq(departments.companyId, members.companyId), eq(departments.id, members.departmentId)),
      )
      .where(eq(members.companyId, companyId))
      .orderBy(asc(members.email)),
  );

/** Adds somebody straight in the database, whatever the texts are. */
export async function storePerson(
  { deps }: Pick<TestApp, 'deps'>,
  companyId: string,
  person: Partial<typeof members.$inferInsert> & { email: string },
): Promise<string> {
  const id = deps.ids.newId();
  await deps.db.inTenant(companyId, async (tx) => {
    await tx.insert(emailDirectory).values({ emailKey: emailKey(person.email), companyId, memberId: id });
    await tx.insert(members).values({
      companyId,
      id,
      firstName: 'Test',
      lastName: 'Person',
      role: 'employee',
      status: 'invited',
      createdAt: deps.clock.now(),
      ...person,
    });
  });
  return id;
}
