import type { Tx } from '@vela/db';
import { localDay } from '@vela/domain/company';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/crypto.ts';
import { loadMarks, MARK_BYTES } from '../survey-invitations/index.ts';
import { lockAndRead, type CollectingSurvey } from './collecting-store.ts';
import { claimsOf, decideBatch, type Submission, type SubmissionOutcome } from './decide-batch.ts';
import type { RequestTraces, SurveyKey } from './response-writes-store.ts';
import { arrivingSegments, storeResponses, type ArrivingResponse } from './store-responses.ts';

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
      segments: arrivingSegments(batch.map(({ right }) => right)),
    });
    if (read === null) return { result: batch.map(() => 'not_found'), last: null };
    const places = placesOf(batch);
    const marks = await loadMarks(tx, key, places);
    const usedPlaces = new Set(places.filter((place) => marks.of(place) !== null));
    const outcomes = decideBatch(read.survey, { ...read.known, usedPlaces }, batch);
    const accepted = batch.filter((_, index) => outcomes[index] === 'accepted');
    if (accepted.length === 0) return { result: outcomes, last: null };
    // Random: a mark that followed from the request would join it with who sent it.
    for (const place of placesOf(accepted)) marks.set(place, sha256(deps.ids.newSecret()).slice(0, 2 * MARK_BYTES));
    await marks.save();
    const { written } = await storeAccepted(tx, deps, read.survey, accepted);
    return { result: outcomes, last: written };
  });
}

const placesOf = (batch: readonly Submission[]): number[] => batch.flatMap(({ right }) => right.place ?? []);

async function storeAccepted(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids'>,
  survey: CollectingSurvey,
  accepted: readonly Submission[],
): Promise<{ written: Promise<unknown> }> {
  const now = deps.clock.now();
  const submittedOn = localDay(now, survey.timeZone);
  const arriving = accepted.map(({ version, answers, completionSeconds, right }): ArrivingResponse => {
    const response = { version, answers, completionSeconds, submittedOn, segment: right.segment };
    if (survey.anonymous) return response;
    return { ...response, memberId: right.memberId, submittedAt: now.toISOString() };
  });
  const versions = new Map(accepted.map(({ version, asked }) => [version, asked]));
  return storeResponses(tx, deps, { survey, arriving, versions, traces: tracesOf(accepted) });
}

/** In the order of hashes, which is not the order of arrival. */
function tracesOf(accepted: readonly Submission[]): RequestTraces {
  const receipts = accepted
    .map(({ keyHash, bodyHash }) => ({ keyHash, bodyHash }))
    .sort((left, right) => (left.keyHash < right.keyHash ? -1 : 1));
  // People count as having started by their device, by their name or token only where there is no device.
  const devices = accepted.flatMap(({ deviceHash, right }) => deviceHash ?? right.claim ?? []);
  const names = accepted.flatMap(({ deviceHash, right }) => (deviceHash && right.claim ? right.claim : []));
  const startedUnknown = accepted.length - devices.length;
  return { receipts, devices: inOrder(devices), names: inOrder(names), startedUnknown };
}

const inOrder = (hashes: readonly string[]): string[] => [...new Set(hashes)].sort();
