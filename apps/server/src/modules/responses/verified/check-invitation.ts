import type { OwnSegment } from '@vela/contract';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/domain-error.ts';
import { describeSegment, findInvitation, loadMarks } from '../../survey-invitations/index.ts';
import { readInvitedSurvey } from '../asked-survey-store.ts';
import { collectingOf } from '../collecting.ts';
import { refusalOfStatus, submissionRefused } from '../decide-batch.ts';

export interface CheckedInvitation {
  used: boolean;
  segment: OwnSegment;
  respondentName?: string;
}

/** What a personal link is good for, without using it. Writes nothing, so nobody can see that it was opened. */
export async function checkInvitation(
  deps: Deps,
  { surveyId, invitation: secret }: { surveyId: string; invitation: string },
): Promise<CheckedInvitation> {
  const companyId = await collectingOf(deps).known.companyOf(surveyId);
  if (companyId === null) throw notFound('This survey');
  const key = { companyId, surveyId };
  return deps.db.inTenant(companyId, async (tx) => {
    const survey = await readInvitedSurvey(tx, key);
    if (survey === null) throw notFound('This survey');
    const refusal = refusalOfStatus(survey.status);
    if (refusal !== null) throw submissionRefused(refusal);
    const invitation = await findInvitation(tx, deps, { survey: key, secret });
    if (invitation === null) throw submissionRefused('invitation_unknown');
    const marks = await loadMarks(tx, key, [invitation.place]);
    return {
      used: marks.of(invitation.place) !== null,
      segment: await describeSegment(tx, companyId, invitation.segment),
      ...(survey.anonymous ? {} : { respondentName: invitation.name }),
    };
  });
}
