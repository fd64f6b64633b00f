import type { Tx } from '@vela/db';
import type { Question } from '@vela/domain';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { reachOf } from '../../platform/reach.ts';
import {
  getReadableSurvey,
  listDays,
  listEarlierQuestions,
  readCounts,
  type ReadableSurvey,
  type SurveyCounts,
} from '../responses/index.ts';
import { surveyAnalytics } from './survey-analytics.ts';

/** The figures of one survey, from the answers that may be shown. */
export async function getSurveyAnalytics(deps: Pick<Deps, 'db'>, actor: Actor, surveyId: string) {
  const reach = reachOf(actor, 'responses.read');
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const survey = await getReadableSurvey(tx, reach, surveyId);
    const counts = (await readCounts(tx, actor.companyId, [survey])).get(surveyId);
    if (counts === undefined) throw new Error('Every survey that is asked for has counts');
    const days = await listDays(tx, survey);
    return surveyAnalytics({ survey, counts, days, questions: await questionsToReport(tx, survey, counts) });
  });
}

/** What is asked now, and what is asked no longer but has answers. */
async function questionsToReport(tx: Tx, survey: ReadableSurvey, counts: SurveyCounts): Promise<Question[]> {
  const known = new Set(survey.questions.map(({ _id }) => _id));
  const current = survey.questions.filter(({ _id, hidden }) => !hidden || counts.byQuestion.has(_id));
  const missing = new Set([...counts.byQuestion.keys()].filter((id) => !known.has(id)));
  if (missing.size === 0) return current;
  const earlier = await listEarlierQuestions(tx, survey);
  return [...current, ...earlier.filter(({ _id }) => missing.has(_id))];
}
