import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/domain-error.ts';
import { deviceHash } from './accept-response.ts';
import { collectingOf } from './collecting.ts';
import { submissionRefused } from './decide-batch.ts';

/** Counts a device that opened a survey, once however often it says so. */
export async function startResponse(deps: Deps, { surveyId, device }: { surveyId: string; device: string }) {
  const { known, start } = collectingOf(deps);
  const companyId = await known.companyOf(surveyId);
  if (companyId === null) throw notFound('This survey');
  const outcome = await start({ companyId, surveyId }, deviceHash(deps, surveyId, device));
  if (outcome !== 'counted') throw submissionRefused(outcome);
}
