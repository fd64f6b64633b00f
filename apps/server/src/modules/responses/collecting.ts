import type { Deps } from '../../platform/deps.ts';
import { createGroupCommit, type GroupCommit } from '../../platform/group-commit.ts';
import { oncePer } from '../../platform/once-per.ts';
import { readSurveyStatus } from './asked-survey-store.ts';
import { refusalOfStatus, claimsOf, decideBatch, type Submission, type SubmissionOutcome } from './decide-batch.ts';
import { createKnownSurveys, type KnownSurveys } from './known-surveys.ts';
import { countStarts, type SurveyKey, type RequestTraces } from './response-writes-store.ts';
import type { Tx } from '@vela/db';
import { localDay } from '@vela/domain/company';
import { sha256 } from '../../platform/crypto.ts';
import { loadMarks, MARK_BYTES } from '../survey-invitations/index.ts';
import { lockAndRead, type CollectingSurvey } from './collecting-store.ts';
import { arrivingSegments, storeResponses, type ArrivingResponse } from './store-responses.ts';

/** What a process keeps while it collects responses. */
export interface Collecting {
  known: KnownSurveys;
  submit(key: SurveyKey, submission: Submission): Promise<SubmissionOutcome>;
  start(key: SurveyKey, deviceHash: string): Promise<StartOutcome>;
  drain(): Promise<void>;
}

const WAIT_MS = 1;
/** A larger one would keep its first request waiting for the rows of its last. */
const LARGEST_BATCH = 200;

export const collectingOf = oncePer((deps: Deps) => createCollecting(deps));

function createCollecting(deps: Deps): Collecting {
  const submissions = createBatches<Submission, SubmissionOutcome>((key, items) => commitSubmissions(deps, key, items));
  const starts = createBatches<string, StartOutcome>((key, items) => commitStarts(deps, key, items));
  return {
    known: createKnownSurveys(deps.db),
    submit: (key, submission) => submissions.add(key.surveyId, { key, item: submission }),
    start: (key, deviceHash) => starts.add(key.surveyId, { key, item: deviceHash }),
    drain: async () => {
      await Promise.all([submissions.drain(), starts.drain()]);
    },
  };
}

function createBatches<Item, Outcome>(
  commit: (key: SurveyKey, items: Item[]) => Promise<Outcome[]>,
): GroupCommit<{ key: SurveyKey; item: Item }, Outcome> {
  return createGroupCommit({
    waitMs: WAIT_MS,
    largestBatch: LARGEST_BATCH,
    commit: async (batch) => {
      const [first] = batch;
      if (first === undefined) return [];
      // A batch is of one survey: the group's name is its id.
      return commit(
        first.key,
        batch.map(({ item }) => item),
      );
    },
  });
}

type StartOutcome = 'counted' | 'survey_not_open' | 'survey_closed' | 'not_found';

/** Counts the devices that opened a survey, each once. */
async function commitStarts(
  deps: Pick<Deps, 'db'>,
  key: SurveyKey,
  deviceHashes: readonly string[],
): Promise<StartOutcome[]> {
  return deps.db.inTenant(key.companyId, async (tx) => {
    const status = await readSurveyStatus(tx, key);
    const refusal = status === null ? 'not_found' : refusalOfStatus(status);
    if (refusal !== null) return deviceHashes.map(() => refusal);
    await countStarts(tx, key, [...new Set(deviceHashes)].sort());
    return deviceHashes.map(() => 'counted');
  });
}

/** Commits requests to one survey in one transaction. When it resolves, what was accepted is durable. */
async function commitSubmissions(
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
