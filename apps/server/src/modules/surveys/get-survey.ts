import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { reachOf } from '../../platform/reach.ts';
import { getSurveyDetail, type SurveyDetailRow } from './surveys-store.ts';

/** One survey that the actor may see. */
export async function getSurvey(deps: Pick<Deps, 'db'>, actor: Actor, surveyId: string): Promise<SurveyDetailRow> {
  const reach = reachOf(actor, 'surveys.read');
  return deps.db.inTenant(actor.companyId, (tx) => getSurveyDetail(tx, reach, surveyId));
}
