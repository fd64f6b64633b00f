import type { Person } from '@vela/contract';
import { auditEntries } from '@vela/db';
import { and, asc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApp } from './build-test-app.ts';
import type { TestMember } from './factories.ts';

/** A person as the API shows it to an admin. */
export async function fetchPerson(app: Pick<TestApp, 'call'>, token: string, id: string): Promise<Person> {
  const answer = await app.call('GET', `/api/people/${id}`, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ person: Person }>().person;
}

/** The body that a form filled from this person would send. */
export const personFormOf = (person: Person, change: Record<string, unknown> = {}) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  jobTitle: person.jobTitle,
  location: person.location,
  departmentId: person.department?.id ?? null,
  managerId: person.manager?.id ?? null,
  hireDate: person.hireDate,
  leaveDate: person.leaveDate,
  revision: person.revision,
  ...change,
});

/** What the log tells of a member, oldest first; of one moment in the order in which it was written. */
export const auditsAbout = ({ deps }: Pick<TestApp, 'deps'>, { actor }: Pick<TestMember, 'actor'>, subjectId: string) =>
  deps.db.inTenant(actor.companyId, (tx) =>
    tx
      .select({ action: auditEntries.action, actorName: auditEntries.actorName, detail: auditEntries.detail })
      .from(auditEntries)
      .where(and(eq(auditEntries.companyId, actor.companyId), eq(auditEntries.subjectId, subjectId)))
      .orderBy(asc(auditEntries.at), sql`ctid`),
  );
