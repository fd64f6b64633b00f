import type { Tx } from '@vela/db';
import type { Question } from '@vela/domain/surveys';
import { listEarlierQuestions, type GatedSurvey, type SurveyCounts } from '../responses/index.ts';

/** What is asked now, and what is asked no longer but has answers. */
export async function questionsToReport(
  tx: Tx,
  survey: GatedSurvey,
  byQuestion: SurveyCounts['byQuestion'],
): Promise<Question[]> {
  const known = new Set(survey.questions.map(({ _id }) => _id));
  const current = survey.questions.filter(({ _id, hidden }) => !hidden || byQuestion.has(_id));
  const missing = new Set([...byQuestion.keys()].filter((id) => !known.has(id)));
  if (missing.size === 0) return current;
  const earlier = await listEarlierQuestions(tx, survey);
  return [...current, ...earlier.filter(({ _id }) => missing.has(_id))];
}
