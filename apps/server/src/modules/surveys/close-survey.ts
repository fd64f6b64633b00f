import type { Survey } from '@vela/contract';
import { transition } from '@vela/domain/surveys';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { emit } from '../../platform/events/event-jobs.ts';
import { finishCollecting } from '../responses/index.ts';
import { rewriteMarks } from '../survey-invitations/index.ts';
import { reachOf } from '../../platform/reach.ts';
import { presentSurvey } from './survey-presenter.ts';
import { changeStatus, getSurveyDetail, lockSurvey } from './surveys-store.ts';

/** Ends an active survey. What was accepted before counts, and nothing is accepted after. */
export async function closeSurvey(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  surveyId: string,
): Promise<Survey> {
  const reach = reachOf(actor, 'surveys.write');
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const survey = await lockSurvey(tx, reach, surveyId);
    const step = transition(survey.status, 'close');
    if (!step.ok) throw new DomainError('invalid_transition', step.message);
    const closed = await changeStatus(tx, survey, { status: step.to, closedAt: deps.clock.now() });
    if (!closed) throw new DomainError('invalid_transition', 'This survey was closed already. Reload to see it.');
    await finishCollecting(tx, deps, { companyId: actor.companyId, surveyId });
    await rewriteMarks(tx, { companyId: actor.companyId, surveyId });
    await audit(tx, deps, actor, { action: 'survey.closed', subjectType: 'survey', subjectId: surveyId });
    await emit(tx, deps, { companyId: actor.companyId, type: 'survey.closed', payload: { surveyId } });
    return presentSurvey(await getSurveyDetail(tx, reach, surveyId), actor);
  });
}
