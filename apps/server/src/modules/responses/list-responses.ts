import type { Response } from '@vela/contract';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { reachOf } from '../../platform/reach.ts';
import { releaseOf, type Release } from './gate.ts';
import { readResponses, type ListedResponse } from './gated-reads.ts';
import { getGatedSurvey } from './gated-reads-store.ts';

const LONGEST_LISTS = { responses: 200, texts: 1_000 };

export interface ResponseList {
  totalResponses: number;
  responses: Response[];
  comments: { questionId: string; text: string }[];
  release: Release;
}

/** The responses of a survey that the actor may read, with how many there are in all. */
export async function listResponses(deps: Pick<Deps, 'db'>, actor: Actor, surveyId: string): Promise<ResponseList> {
  const reach = reachOf(actor, 'responses.read');
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const survey = await getGatedSurvey(tx, reach, surveyId);
    const { responses, detached } = await readResponses(tx, survey, LONGEST_LISTS);
    return {
      totalResponses: survey.submitted,
      responses: responses.map((response) => presentResponse(response, survey.anonymous)),
      comments: detached,
      release: releaseOf(survey),
    };
  });
}

const presentResponse = (response: ListedResponse, isAnonymous: boolean): Response => ({
  _id: response.id,
  isAnonymous,
  createdAt: (response.submittedAt ?? new Date(`${response.day}T00:00:00Z`)).toISOString(),
  answers: response.answers.map(({ answer, ...rest }) => ({ ...rest, answer: answer ?? '' })),
});
