import type { SurveyAnalytics } from '@vela/contract';
import type { Database, Tx } from '@vela/db';
import type { Question } from '@vela/domain/surveys';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { reachOf } from '../../platform/reach.ts';
import { getSurveyAnalytics, questionsToReport } from '../analytics/index.ts';
import { getGatedSurvey, openResponses, openCounts, type OpenResponses, type GatedSurvey } from '../responses/index.ts';

/** All that a file of a survey is made of, as of one moment. */
export interface SurveyContent {
  survey: GatedSurvey;
  analytics: SurveyAnalytics;
  questions: Question[];
  responses: OpenResponses;
  /** What is not in the file, and why; empty where everything is. */
  notes: string[];
}

export async function openSurveyContent(
  tx: Tx,
  { deps, actor }: { deps: Deps; actor: Actor },
  surveyId: string,
): Promise<SurveyContent> {
  const survey = await getGatedSurvey(tx, reachOf(actor, 'responses.export'), surveyId);
  const open = (await openCounts(tx, survey.companyId, [survey])).get(survey.surveyId);
  const responses = await openResponses(tx, survey);
  return {
    survey,
    // What analytics tell, read within the same moment as the rows.
    analytics: await getSurveyAnalytics({ ...deps, db: withinSnapshot(deps.db, tx) }, actor, { surveyId, query: {} }),
    questions: await questionsToReport(tx, survey, open?.whole().byQuestion ?? new Map()),
    responses,
    notes: whatIsNotListed(survey, responses),
  };
}

const withinSnapshot = (db: Database, tx: Tx): Database => ({ ...db, inTenant: (_companyId, run) => run(tx) });

function whatIsNotListed(survey: GatedSurvey, { count, textsDetached }: OpenResponses): string[] {
  const { submitted, released, minGroup, anonymous, status } = survey;
  if (!anonymous || submitted === 0) return [];
  const waiting = submitted - released;
  const isOpen = status === 'active';
  return [
    ...(waiting > 0
      ? [
          isOpen
            ? `${waiting} of ${submitted} responses wait: they are released once at least ${minGroup} can be released together, so that nobody can be recognised.`
            : `${waiting} of ${submitted} responses still wait: fewer than ${minGroup} came together before the survey closed.`,
        ]
      : []),
    ...(released > 0 && count === 0
      ? ['Single responses and comments are listed once the survey is closed; until then this file has figures only.']
      : []),
    ...(textsDetached
      ? [
          'Comments and free texts stand apart from the other answers, in the order of the alphabet, so that they lead to nobody.',
        ]
      : []),
  ];
}
