import type { Tx } from '@vela/db';
import { localDay } from '@vela/domain';
import type { Deps } from '../../platform/deps.ts';
import { lockAndRead, type CollectingSurvey } from './collecting-store.ts';
import { claimsOf, decideBatch, type Submission, type SubmissionOutcome } from './decide-batch.ts';
import type { RequestTraces, SurveyKey } from './response-writes-store.ts';
import { segmentsOf, storeResponses, type ArrivingResponse } from './store-responses.ts';

/** Commits requests to one survey in one transaction. When it resolves, what was accepted is durable. */
export async function commitSubmissions(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  key: SurveyKey,
  batch: readonly Submission[],
): Promise<SubmissionOutcome[]> {
  return deps.db.inTenantEnding(key.companyId, async (tx) => {
    const read = await lockAndRead(tx, key, {
      keys: batch.map(({ keyHash }) => keyHash),
      devices: batch.flatMap(claimsOf),
      segments: segmentsOf(batch),
    });
    if (read === null) return { result: batch.map(() => 'not_found'), last: null };
    const outcomes = decideBatch(read.survey, read.known, batch);
    const accepted = batch.filter((_, index) => outcomes[index] === 'accepted');
    if (accepted.length === 0) return { result: outcomes, last: null };
    const { written } = await storeAccepted(tx, deps, read.survey, accepted);
    return { result: outcomes, last: written };
  });
}

async function storeAccepted(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids'>,
  survey: CollectingSurvey,
  accepted: readonly Submission[],
): Promise<{ written: Promise<unknown> }> {
  const now = deps.clock.now();
  const submittedOn = localDay(now, survey.timeZone);
  const arriving = accepted.map(({ version, answers, completionSeconds, member, segment }): ArrivingResponse => {
    const response = { version, answers, completionSeconds, submittedOn, segment };
    if (survey.anonymous) return response;
    return { ...response, memberId: member?.id ?? null, submittedAt: now.toISOString() };
  });
  const versions = new Map(accepted.map(({ version, asked }) => [version, asked]));
  return storeResponses(tx, deps, { survey, arriving, versions, traces: tracesOf(accepted) });
}

/** In the order of hashes, which is not the order of arrival. */
function tracesOf(accepted: readonly Submission[]): RequestTraces {
  const receipts = accepted
    .map(({ keyHash, bodyHash }) => ({ keyHash, bodyHash }))
    .sort((left, right) => (left.keyHash < right.keyHash ? -1 : 1));
  // People count as having started by their device, by their name only where there is no device.
  const devices = accepted.flatMap(({ deviceHash, member }) => deviceHash ?? (member ? member.hash : []));
  const names = accepted.flatMap(({ deviceHash, member }) => (deviceHash && member ? member.hash : []));
  const startedUnknown = accepted.length - devices.length;
  return { receipts, devices: inOrder(devices), names: inOrder(names), startedUnknown };
}

const inOrder = (hashes: readonly string[]): string[] => [...new Set(hashes)].sort();
