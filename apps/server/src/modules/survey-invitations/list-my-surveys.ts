import type { MySurvey } from '@vela/contract';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { listOpenInvitations } from './invitations-store.ts';
import { presentMySurvey } from './my-survey-presenter.ts';

/** The running surveys that the actor is invited to, with the actor's own links. */
export async function listMySurveys(deps: Pick<Deps, 'db' | 'keyedHash'>, actor: Actor): Promise<MySurvey[]> {
  permit(actor, 'session.own');
  const { companyId, memberId } = actor;
  const rows = await deps.db.inTenant(companyId, (tx) => listOpenInvitations(tx, { companyId, memberId }));
  return rows.map((row) => presentMySurvey(deps, row, memberId));
}
