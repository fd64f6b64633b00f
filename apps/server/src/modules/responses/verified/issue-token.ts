import type { OwnSegment } from '@vela/contract';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError, invalid, notFound } from '../../../platform/domain-error.ts';
import { describeSegment, findInvitation, loadMarks } from '../../survey-invitations/index.ts';
import { lockInvitedSurvey } from '../asked-survey-store.ts';
import { collectingOf } from '../collecting.ts';
import { refusalOfStatus, submissionRefused } from '../decide-batch.ts';
import { blindSign } from './blind-signature.ts';
import { openSurveyKey } from './survey-key.ts';

export interface TokenRequest {
  surveyId: string;
  invitation: string;
  /** base64url. */
  blinded: string;
}

/**
 * Signs what an invited person's browser has blinded: once a person, and the same again when the answer was lost. What
 * is kept of it has nothing to do with the token that the browser makes of the signature.
 */
export async function issueToken(
  deps: Deps,
  { surveyId, invitation: secret, blinded }: TokenRequest,
): Promise<{ blindSignature: string; segment: OwnSegment }> {
  const companyId = await collectingOf(deps).known.companyOf(surveyId);
  if (companyId === null) throw notFound('This survey');
  const key = { companyId, surveyId };
  return deps.db.inTenant(companyId, async (tx) => {
    const survey = await lockInvitedSurvey(tx, key);
    if (survey === null) throw notFound('This survey');
    const refusal = refusalOfStatus(survey.status);
    if (refusal !== null) throw submissionRefused(refusal);
    const pair = await openSurveyKey(tx, deps, key);
    if (pair === null) throw new DomainError('conflict', 'This survey takes answers without a token.');
    const invitation = await findInvitation(tx, deps, { survey: key, secret });
    if (invitation === null) throw submissionRefused('invitation_unknown');
    const marks = await loadMarks(tx, key, [invitation.place]);
    const mark = deps.keyedHash.shortHex('survey token request', `${surveyId} ${blinded}`);
    const known = marks.of(invitation.place);
    if (known !== null && known !== mark) throw submissionRefused('already_answered');
    const signature = blindSign(pair, Buffer.from(blinded, 'base64url'));
    if (signature === null) {
      throw invalid([{ path: 'blinded', message: 'This is no blinded message for the key of this survey' }]);
    }
    if (known === null) {
      marks.set(invitation.place, mark);
      await marks.save();
    }
    const segment = await describeSegment(tx, companyId, invitation.segment);
    return { blindSignature: signature.toString('base64url'), segment };
  });
}
