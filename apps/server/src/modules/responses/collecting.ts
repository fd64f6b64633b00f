import type { Deps } from '../../platform/deps.ts';
import { createGroupCommit, type GroupCommit } from '../../platform/group-commit.ts';
import { oncePer } from '../../platform/once-per.ts';
import { readSurveyStatus } from './asked-survey-store.ts';
import { commitSubmissions } from './commit-submissions.ts';
import { refusalOfStatus, type Submission, type SubmissionOutcome } from './decide-batch.ts';
import { createKnownSurveys, type KnownSurveys } from './known-surveys.ts';
import { countStarts, type SurveyKey } from './response-writes-store.ts';

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
