import type { Tx } from '@vela/db';
import type { Thresholds } from '@vela/domain/anonymity';
import { localDay } from '@vela/domain/company';
import { invalid } from '../../platform/domain-error.ts';
import {
  inviteFurtherPeople,
  inviteToSurvey,
  type AudiencePerson,
  type Inviting,
  type InvitingDeps,
} from '../survey-invitations/index.ts';
import { listAudience } from './audience-store.ts';
import { getInvitingCompany, type SurveyRow } from './surveys-store.ts';

type InvitedSurvey = SurveyRow & Pick<Thresholds, 'minGroup'>;

/** Invites everybody whom a survey that is being launched asks today; how many they are. */
export async function inviteAudience(
  tx: Tx,
  deps: InvitingDeps,
  survey: InvitedSurvey,
  { sendLinks }: { sendLinks: boolean },
): Promise<number> {
  const { inviting, people } = await readAudience(tx, deps, survey);
  if (people.length === 0) {
    const message =
      'Nobody is in this audience today, so nobody would be invited. Choose another audience or add people first';
    throw invalid([{ path: 'targetAudience', message }]);
  }
  await inviteToSurvey(tx, deps, { survey: inviting, people, sendLinks });
  return people.length;
}

/** Invites those whom a running survey asks since its audience was widened; how many they are. */
export async function inviteAdded(tx: Tx, deps: InvitingDeps, survey: InvitedSurvey): Promise<number> {
  if (survey.segmentPlan === null) throw new Error('A launched survey for invited people must have a plan');
  const { inviting, people } = await readAudience(tx, deps, survey);
  const before = { plan: survey.segmentPlan, invited: survey.invited };
  return inviteFurtherPeople(tx, deps, { survey: inviting, people, before });
}

/** Whoever launches it, a manager's survey reaches that manager's people alone. */
async function readAudience(
  tx: Tx,
  deps: InvitingDeps,
  survey: InvitedSurvey,
): Promise<{ inviting: Inviting; people: AudiencePerson[] }> {
  const { companyId, createdBy } = survey;
  const { companyName, timeZone, creatorRole } = await getInvitingCompany(tx, survey);
  const today = localDay(deps.clock.now(), timeZone);
  const possible = { companyId, managerId: creatorRole === 'admin' ? null : createdBy, today };
  const people = await listAudience(tx, possible, survey);
  const { id: surveyId, title, anonymous, minGroup } = survey;
  return { inviting: { companyId, surveyId, companyName, title, anonymous, minGroup, today }, people };
}
