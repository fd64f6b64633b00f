import type { Survey } from '@vela/contract';
import type { Tx } from '@vela/db';
import type { Thresholds } from '@vela/domain/anonymity';
import { transition } from '@vela/domain/surveys';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { emit } from '../../platform/events/event-jobs.ts';
import { saveSurveyKey } from '../responses/index.ts';
import type { InvitingDeps } from '../survey-invitations/index.ts';
import { inviteAudience } from './invite-audience.ts';
import { assertValidSurvey } from './survey-from-body.ts';
import { reachOf } from '../../platform/reach.ts';
import { presentSurvey } from './survey-presenter.ts';
import {
  changeStatus,
  getSurveyDetail,
  getThresholdSetting,
  insertCounters,
  insertVersion,
  lockSurvey,
  type SurveyRow,
} from './surveys-store.ts';

export interface LaunchOptions {
  /** Added with a past that is over: nobody gets a link by mail, and the key is made when it is reopened. */
  isPast?: boolean;
}

/**
 * Opens a draft for answers: freezes the thresholds, keeps what respondents read as version 1 and invites the audience,
 * where only invited people can answer.
 */
export async function launchSurvey(
  deps: InvitingDeps & Pick<Deps, 'db' | 'makeSigningKeys'>,
  actor: Actor,
  surveyId: string,
  options: LaunchOptions = {},
): Promise<Survey> {
  const reach = reachOf(actor, 'surveys.write');
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const survey = await lockSurvey(tx, reach, surveyId);
    const step = transition(survey.status, 'launch');
    if (!step.ok) throw new DomainError('invalid_transition', step.message);
    assertValidSurvey(survey);
    const now = deps.clock.now();
    const thresholds = await getThresholdSetting(tx, actor.companyId);
    const launched = await changeStatus(tx, survey, { status: step.to, version: 1, launchedAt: now, ...thresholds });
    if (!launched) throw new DomainError('invalid_transition', 'This survey was launched already. Reload to see it.');
    await insertVersion(tx, {
      companyId: actor.companyId,
      surveyId,
      version: 1,
      title: survey.title,
      description: survey.description,
      questions: survey.questions,
      createdAt: now,
      createdBy: actor.memberId,
    });
    await insertCounters(tx, actor.companyId, surveyId);
    const detail = await openForInvited(tx, deps, { ...survey, ...thresholds }, options);
    await audit(tx, deps, actor, { action: 'survey.launched', subjectType: 'survey', subjectId: surveyId, detail });
    await emit(tx, deps, { companyId: actor.companyId, type: 'survey.launched', payload: { surveyId } });
    return presentSurvey(await getSurveyDetail(tx, reach, surveyId), actor);
  });
}

/** Invitations, and the key of the tokens by which invited people stay unknown. */
async function openForInvited(
  tx: Tx,
  deps: InvitingDeps & Pick<Deps, 'makeSigningKeys'>,
  survey: SurveyRow & Thresholds,
  { isPast = false }: LaunchOptions,
): Promise<{ invited?: number }> {
  if (survey.access !== 'invited_only') return {};
  // Finding primes takes as long as writing the invitations, and needs no database.
  const [invited, pair] = await Promise.all([
    inviteAudience(tx, deps, survey, { sendLinks: !isPast }),
    survey.anonymous && !isPast ? deps.makeSigningKeys() : null,
  ]);
  if (pair) await saveSurveyKey(tx, deps, { companyId: survey.companyId, surveyId: survey.id, pair });
  return { invited };
}
