import type { invitationEndpoints } from '@vela/contract';
import type { Tx } from '@vela/db';
import { emailKey } from '@vela/domain/accounts';
import type { z } from 'zod';
import { permit, type Actor } from '../../../platform/actor.ts';
import { auditAll } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { queueMails } from '../../../platform/mail-store.ts';
import { companyDay } from '../company-day.ts';
import { inPeopleTurn } from '../people-turn.ts';
import { assertDepartment, assertManager } from '../person-rules.ts';
import { invitationMail } from '../people-mails.ts';
import { getCompanyName, insertInvitations, claimAddresses, insertInvitedMembers } from './invitations-store.ts';
import { makeInvitation } from './invite-members.ts';

type Body = z.output<typeof invitationEndpoints.invitePeople.body>;
type Result = z.output<(typeof invitationEndpoints.invitePeople.responses)[200]>['results'][number];
type Invitee = { id: string; email: string; firstName: string; lastName: string };

const NO_NAME = { firstName: '', lastName: '' };

/** Adds a member for each address that is free and mails a link to it; what became of each, in their order. */
export async function invitePeople(deps: Deps, actor: Actor, body: Body): Promise<Result[]> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  const newIds = new Map(body.emails.map((email) => [emailKey(email), deps.ids.newId()]));
  return inPeopleTurn(deps.db, companyId, async (tx) => {
    const { today } = await companyDay(tx, deps, companyId);
    const department = await assertDepartment(tx, companyId, body.departmentId);
    await assertManager(tx, { companyId, managerId: body.managerId, today, path: 'managerId' });
    const owners = await claimAddresses(tx, companyId, newIds);
    const seen = new Set<string>();
    const results = body.emails.map((email): Result => {
      const key = emailKey(email);
      const owner = owners.get(key);
      if (seen.has(key)) return { email, outcome: 'repeated', personId: null };
      seen.add(key);
      if (owner?.companyId !== companyId) return { email, outcome: 'email_taken', personId: null };
      const outcome = owner.memberId === newIds.get(key) ? 'invited' : 'already_here';
      return { email, outcome, personId: owner.memberId };
    });
    const names = new Map(body.names.map(({ email, ...name }) => [emailKey(email), name]));
    const invitees = results.flatMap(({ email, outcome, personId }) => {
      if (outcome !== 'invited' || personId === null) return [];
      return [{ id: personId, email, ...(names.get(emailKey(email)) ?? NO_NAME) }];
    });
    await addInvited(tx, deps, { actor, body, department, invitees });
    return results;
  });
}

interface Adding {
  actor: Actor;
  body: Body;
  department: string | null;
  invitees: Invitee[];
}

async function addInvited(tx: Tx, deps: Deps, { actor, body, department, invitees }: Adding): Promise<void> {
  const { companyId } = actor;
  const { role, departmentId, managerId } = body;
  const companyName = await getCompanyName(tx, companyId);
  const createdAt = deps.clock.now();
  await insertInvitedMembers(
    tx,
    invitees.map((invitee) => ({
      ...{ companyId, ...invitee, role, departmentId, managerId, createdAt },
      status: 'invited' as const,
    })),
  );
  const made = invitees.map((to) => ({ to, ...makeInvitation(deps, actor, to.id) }));
  await insertInvitations(
    tx,
    made.map(({ row }) => row),
  );
  await queueMails(
    tx,
    deps,
    made.map(({ to, token }) => invitationMail(deps, { companyId, companyName, invitedBy: actor.name, to, token })),
  );
  await auditAll(
    tx,
    deps,
    actor,
    made.flatMap(({ to, row }) => {
      const subject = { subjectType: 'member', subjectId: to.id };
      const detail = { expiresAt: row.expiresAt.toISOString(), replacesEarlier: false };
      return [
        {
          action: 'person.added' as const,
          ...subject,
          detail: { email: to.email, role, ...(department === null ? {} : { department }) },
        },
        { action: 'invitation.sent' as const, ...subject, detail },
      ];
    }),
  );
}
