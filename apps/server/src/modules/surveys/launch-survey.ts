import { transition } from '@vela/domain';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { emit } from '../../platform/events-store.ts';
import { assertValidSurvey } from './survey-from-body.ts';
import { reachOf } from '../../platform/reach.ts';
import {
  changeStatus,
  getSurveyDetail,
  getThresholdSetting,
  insertCounters,
  insertVersion,
  lockSurvey,
  type SurveyDetailRow,
} from './surveys-store.ts';

/** Opens a draft for answers: freezes the thresholds and keeps what respondents read as version 1. */
export async function launchSurvey(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  surveyId: string,
): Promise<SurveyDetailRow> {
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
    await audit(tx, deps, actor, { action: 'survey.launched', subjectType: 'survey', subjectId: surveyId });
    await emit(tx, deps, { companyId: actor.companyId, type: 'survey.launched', payload: { surveyId } });
    return getSurveyDetail(tx, reach, surveyId);
  });
}
