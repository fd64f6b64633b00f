import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { reachOf } from '../../platform/reach.ts';
import { lockSurvey, removeSurvey } from './surveys-store.ts';

/** Removes a survey with its responses and everything derived from them; the audit log remembers that it was there. */
export async function deleteSurvey(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  surveyId: string,
): Promise<void> {
  const reach = reachOf(actor, 'surveys.write');
  await deps.db.inTenant(actor.companyId, async (tx) => {
    const survey = await lockSurvey(tx, reach, surveyId);
    await removeSurvey(tx, actor.companyId, surveyId);
    await audit(tx, deps, actor, {
      action: 'survey.deleted',
      subjectType: 'survey',
      subjectId: surveyId,
      detail: { title: survey.title, status: survey.status },
    });
  });
}
