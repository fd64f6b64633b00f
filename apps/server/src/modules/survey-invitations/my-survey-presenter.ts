import type { MySurvey } from '@vela/contract';
import type { Deps } from '../../platform/deps.ts';
import { invitationSecret, personalLink } from './invitation-secret.ts';
import type { OpenInvitation } from './invitations-store.ts';

/** With the link of the member, who alone may see it. */
export function presentMySurvey(deps: Pick<Deps, 'keyedHash'>, row: OpenInvitation, memberId: string): MySurvey {
  const { surveyId, title, companyName, anonymous, endDate, place, used } = row;
  return {
    _id: surveyId,
    title,
    companyName,
    anonymous,
    endDate: endDate?.toISOString() ?? null,
    link: personalLink(surveyId, invitationSecret(deps, { surveyId, memberId, place })),
    used,
  };
}
