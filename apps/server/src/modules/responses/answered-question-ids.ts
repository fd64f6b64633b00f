import type { Tx } from '@vela/db';
import type { Question } from '@vela/domain/surveys';
import { hasWaiting, listAnsweredQuestionIds } from './collecting-store.ts';

/**
 * The questions of a survey that an edit must treat as answered. While responses wait to be released all of them count,
 * for an edit that is refused or not must not tell what is in them.
 */
export async function answeredQuestionIds(
  tx: Tx,
  survey: { companyId: string; id: string; questions: readonly Question[] },
): Promise<Set<string>> {
  const key = { companyId: survey.companyId, surveyId: survey.id };
  if (await hasWaiting(tx, key)) return new Set(survey.questions.map((question) => question._id));
  return new Set(await listAnsweredQuestionIds(tx, key));
}
