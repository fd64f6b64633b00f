import type { Tx } from '@vela/db';
import { commonSegment, parseSegmentKey, mergeGroups, segmentKey, WHOLE_SURVEY } from '@vela/domain/anonymity';
import type { Ids } from '../../platform/ids.ts';
import {
  countUnlistedTexts,
  rewriteCollected,
  listVersionQuestions,
  lockCollectingSurvey,
  takeWaiting,
  type ClosedGroup,
  type CollectingSurvey,
} from './collecting-store.ts';
import { poolHeld, stepsOf, withCoarseSteps, type GroupRollup } from './group-rollup.ts';
import { groupsToReleaseOnClosing, planBatch } from './plan-batch.ts';
import { writeBatch, type SurveyKey } from './response-writes-store.ts';
import { NO_TRACES } from './store-responses.ts';
import { textQuestionsOf } from './count-responses.ts';

/** Ends the collecting of a survey that is being closed, in the transaction that closes it. */
export async function finishCollecting(tx: Tx, deps: { ids: Ids }, key: SurveyKey): Promise<void> {
  const survey = await lockCollectingSurvey(tx, key);
  if (survey === null || !survey.anonymous) return;
  const rollups = await releaseWaiting(tx, deps, survey);
  await rewriteCollected(tx, key, await closedGroups(tx, survey, rollups));
}

/** Releases all that can be, and pools what its groups hold. Answers all rollups. */
async function releaseWaiting(tx: Tx, deps: { ids: Ids }, survey: CollectingSurvey): Promise<GroupRollup[]> {
  const versions = await listVersionQuestions(tx, survey);
  const rows = survey.submitted === survey.released ? [] : await takeWaiting(tx, survey, null);
  const batch = planBatch(deps, survey, {
    rows,
    releases: groupsToReleaseOnClosing(survey, rows, versions),
    versions,
  });
  const { minGroup } = survey;
  const released = replaced(survey.rollups, batch.rollups);
  const pooled = replaced(released, poolHeld(released, { minGroup, textQuestionIds: textQuestionsOf(versions) }));
  await writeBatch(tx, survey, {
    ...batch,
    listed: survey.planned === null,
    rollups: pooled.map(withCoarseSteps),
    days: new Map(),
    submitted: 0,
    traces: NO_TRACES,
  });
  return pooled;
}

const replaced = (all: readonly GroupRollup[], changed: readonly GroupRollup[]): GroupRollup[] => [
  ...new Map([...all, ...changed].map((rollup) => [rollup.segment, rollup])).values(),
];

/**
 * A text is listed within a group where enough people of it are listed from this closing on. Where all that is new comes
 * from one department, its texts are not listed until there are as many, whatever they are called. So do all that a reopening brought.
 */
async function closedGroups(tx: Tx, survey: CollectingSurvey, rollups: readonly GroupRollup[]): Promise<ClosedGroup[]> {
  const threshold = Math.max(survey.minGroup, survey.minGroupComments);
  const { unlisted, someAreListed } = await countUnlistedTexts(tx, survey);
  const fresh = [...unlisted.values()].reduce((sum, count) => sum + count, 0);
  const areOfAll = sharedBy(unlisted.keys()) === sharedBy(Object.keys(survey.planned ?? {}));
  const areListed = survey.planned === null || fresh >= threshold || (!someAreListed && areOfAll);
  const merged = survey.planned === null ? [] : mergeGroups(unlisted, threshold);
  const textSegments = new Map(merged.flatMap(({ segment, from }) => from.map((key) => [key, segment])));
  return rollups.map((rollup) => ({
    segment: rollup.segment,
    textSegment: areListed ? (textSegments.get(rollup.segment) ?? WHOLE_SURVEY) : null,
    steps: stepsOf(rollup),
  }));
}

/** What all groups have in common: of the plan's own groups it says nothing. */
const sharedBy = (keys: Iterable<string>): string => segmentKey(commonSegment([...keys].map(parseSegmentKey)));
