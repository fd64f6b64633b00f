import type { Survey } from '@vela/contract';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { reachOf } from '../../platform/reach.ts';
import { presentSurvey } from './survey-presenter.ts';
import { getSurveyDetail } from './surveys-store.ts';

/** One survey that the actor may see. */
export async function getSurvey(deps: Pick<Deps, 'db'>, actor: Actor, surveyId: string): Promise<Survey> {
  const reach = reachOf(actor, 'surveys.read');
  return deps.db.inTenant(actor.companyId, async (tx) =>
    presentSurvey(await getSurveyDetail(tx, reach, surveyId), actor),
  );
}
