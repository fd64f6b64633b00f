import { auditEntries, members, outgoingMails } from '@vela/db';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestApp } from './build-test-app.ts';
import { makeCompany } from './factories.ts';

export const NEW_PASSWORD = 'a quiet river bends twice';
export const anAddress = () => `${randomUUID()}@invited.example`;

export const invite = ({ call }: TestApp, token: string | undefined, emails: string[], place: object = {}) =>
  call('POST', '/api/people/invitations', { token, body: { emails, role: 'employee', ...place } });

export const fetchInvitation = ({ call }: TestApp, token: string) =>
  call('POST', '/api/auth/invitation', { body: { token } });

export const postAcceptance = ({ call }: TestApp, token: string, change: object = {}) =>
  call('POST', '/api/auth/accept-invitation', {
    body: { token, firstName: 'Grace', lastName: 'Hopper', password: NEW_PASSWORD, ...change },
  });

export const mailsTo = ({ deps }: TestApp, companyId: string, email: string) =>
  deps.db.inTenant(companyId, (tx) =>
    tx.select().from(outgoingMails).where(eq(outgoingMails.recipient, email)).orderBy(outgoingMails.createdAt),
  );

/** The link's token in the latest mail to the address. */
export async function mailedInvitation(app: TestApp, companyId: string, email: string): Promise<string> {
  const body = (await mailsTo(app, companyId, email)).at(-1)?.body ?? '';
  const token = /http:\/\/vela\.test\/invitation#token=(\S+)/.exec(body)?.[1];
  if (!token) throw new Error(`No link in ${body}`);
  return token;
}

/** A company with somebody who has been mailed a link. */
export async function makeInvited(app: TestApp, place: object = {}) {
  const admin = await makeCompany(app.deps);
  const email = anAddress();
  const answer = await invite(app, admin.token, [email], place);
  expect(answer.statusCode, answer.body).toBe(200);
  const personId: string = answer.json().results[0].personId;
  return { admin, email, personId, link: await mailedInvitation(app, admin.companyId, email) };
}

export async function auditsOfAction({ deps }: TestApp, companyId: string, action: string) {
  return deps.db.inTenant(companyId, (tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.companyId, companyId), eq(auditEntries.action, action))),
  );
}

/** Changes a member past the rules. */
export const changeMember = (
  { deps }: TestApp,
  { companyId, id }: { companyId: string; id: string },
  change: Partial<typeof members.$inferInsert>,
) =>
  deps.db.inTenant(companyId, (tx) =>
    tx
      .update(members)
      .set(change)
      .where(and(eq(members.companyId, companyId), eq(members.id, id))),
  );
