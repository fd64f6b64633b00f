import type { SurveyPublicKey } from '@vela/contract';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/domain-error.ts';
import { collectingOf } from '../collecting.ts';
import { presentSurveyKey } from './survey-key.ts';
import { findSurveyKey } from '../asked-survey-store.ts';

/** The published key of a survey, whatever its status: who answered wants to compare it later, too. */
export async function getSurveyKey(deps: Deps, surveyId: string): Promise<SurveyPublicKey> {
  const companyId = await collectingOf(deps).known.companyOf(surveyId);
  if (companyId === null) throw notFound('This survey');
  const row = await deps.db.inTenant(companyId, (tx) => findSurveyKey(tx, { companyId, surveyId }));
  if (row === null) throw notFound('A key of this survey');
  return presentSurveyKey(row.publicKey);
}
