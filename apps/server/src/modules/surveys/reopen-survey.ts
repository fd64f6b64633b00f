import type { Survey } from '@vela/contract';
import { transition } from '@vela/domain/surveys';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { emit } from '../../platform/events/event-jobs.ts';
import { reachOf } from '../../platform/reach.ts';
import { ensureSurveyKey } from '../responses/index.ts';
import { presentSurvey } from './survey-presenter.ts';
import { changeStatus, getSurveyDetail, lockSurvey } from './surveys-store.ts';

/**
 * Lets a closed survey take answers again, under the thresholds, access and anonymity of its launch. An end that has
 * passed is taken off, for it would close the survey at once.
 */
export async function reopenSurvey(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'keyedHash' | 'makeSigningKeys'>,
  actor: Actor,
  surveyId: string,
): Promise<Survey> {
  const reach = reachOf(actor, 'surveys.write');
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const survey = await lockSurvey(tx, reach, surveyId);
    const step = transition(survey.status, 'reopen');
    if (!step.ok) throw new DomainError('invalid_transition', step.message);
    const isOver = survey.endDate !== null && survey.endDate <= deps.clock.now();
    const endDate = isOver ? null : survey.endDate;
    // A new revision, for what is remembered of the survey as it ran before its closing holds no more.
    const changes = { status: step.to, closedAt: null, endDate, revision: survey.revision + 1 };
    const reopened = await changeStatus(tx, survey, changes);
    if (!reopened) throw new DomainError('invalid_transition', 'This survey was reopened already. Reload to see it.');
    if (survey.access === 'invited_only' && survey.anonymous)
      await ensureSurveyKey(tx, deps, { companyId: actor.companyId, surveyId });
    await audit(tx, deps, actor, { action: 'survey.reopened', subjectType: 'survey', subjectId: surveyId });
    await emit(tx, deps, { companyId: actor.companyId, type: 'survey.reopened', payload: { surveyId } });
    return presentSurvey(await getSurveyDetail(tx, reach, surveyId), actor);
  });
}
