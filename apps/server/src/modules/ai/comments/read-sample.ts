import type { CommentSample } from '@vela/contract';
import type { Tx } from '@vela/db';
import { segmentKey, type Segment } from '@vela/domain';
import { createBoundedMap, type BoundedMap } from '../../../platform/bounded-map.ts';
import type { Deps } from '../../../platform/deps.ts';
import { countTexts, readTexts, type ReadableSurvey } from '../../responses/index.ts';

export interface SampledTexts {
  texts: { questionId: string; text: string }[];
  sample: CommentSample;
}

const REMEMBERED_COUNTS = 2_000;

type Counts = BoundedMap<string, Awaited<ReturnType<typeof countTexts>>>;

const perProcess = new WeakMap<object, Counts>();

/** Comments of a survey, at most `limit`, and how many there are: all, or as chance has them. */
export async function readSample(
  tx: Tx,
  deps: Pick<Deps, 'db'>,
  { survey, limit, segment = {} }: { survey: ReadableSurvey; limit: number; segment?: Segment | undefined },
): Promise<SampledTexts> {
  const texts = await readTexts(tx, survey, { limit, segment });
  const isWhole = texts.length < limit && survey.released <= limit;
  const all = isWhole ? { texts: texts.length, isAtLeast: false } : await remembered(tx, deps, { survey, segment });
  return { texts, sample: { read: texts.length, written: all.texts, isAtLeast: all.isAtLeast } };
}

/** Counting goes over every response of a long survey, so it is done once until the survey moves. */
async function remembered(
  tx: Tx,
  deps: Pick<Deps, 'db'>,
  { survey, segment }: { survey: ReadableSurvey; segment: Segment },
): Promise<Awaited<ReturnType<typeof countTexts>>> {
  const counts: Counts = perProcess.get(deps.db) ?? createBoundedMap(REMEMBERED_COUNTS);
  perProcess.set(deps.db, counts);
  const { companyId, surveyId, version, status, released } = survey;
  const key = JSON.stringify([companyId, surveyId, version, status, released, segmentKey(segment)]);
  const known = counts.get(key) ?? (await countTexts(tx, survey, segment));
  counts.set(key, known);
  return known;
}

/** The samples of several surveys as one. */
export const joinSamples = (samples: readonly CommentSample[]): CommentSample => ({
  read: samples.reduce((sum, { read }) => sum + read, 0),
  written: samples.reduce((sum, { written }) => sum + written, 0),
  isAtLeast: samples.some(({ isAtLeast }) => isAtLeast),
});
