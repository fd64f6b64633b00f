import type { CommentSample } from '@vela/contract';
import type { Database, Tx } from '@vela/db';
import { segmentKey, type Segment } from '@vela/domain/anonymity';
import { createBoundedMap } from '../../../platform/bounded-map.ts';
import type { Deps } from '../../../platform/deps.ts';
import { oncePer } from '../../../platform/once-per.ts';
import { readTexts, type GatedSurvey } from '../../responses/index.ts';

export interface SampledTexts {
  texts: readonly { questionId: string; text: string }[];
  sample: CommentSample;
}

/** Of long surveys: each may be a few hundred kilobytes. */
const REMEMBERED_SAMPLES = 30;

const samplesOf = oncePer((_db: Database) => createBoundedMap<string, SampledTexts>(REMEMBERED_SAMPLES));

/**
 * Comments of a survey, at most `limit` of them as chance has it, and how many there are. All of a long survey are looked
 * through for that, so it is done once until the survey moves, however many pages are turned.
 */
export async function readSample(
  tx: Tx,
  deps: Pick<Deps, 'db'>,
  { survey, limit, segment = {} }: { survey: GatedSurvey; limit: number; segment?: Segment | undefined },
): Promise<SampledTexts> {
  const samples = samplesOf(deps.db);
  const { companyId, surveyId, version, status, released } = survey;
  const key = JSON.stringify([companyId, surveyId, version, status, released, segmentKey(segment), limit]);
  const known = samples.get(key);
  if (known !== undefined) return known;
  const { texts, written } = await readTexts(tx, survey, { limit, segment });
  const sampled = { texts, sample: { read: texts.length, written } };
  samples.set(key, sampled);
  return sampled;
}

/** The samples of several surveys as one. */
export const joinSamples = (samples: readonly CommentSample[]): CommentSample => ({
  read: samples.reduce((sum, { read }) => sum + read, 0),
  written: samples.reduce((sum, { written }) => sum + written, 0),
});
