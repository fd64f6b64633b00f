import type { CountKind } from '@vela/db/responses';
import type { Answer } from '@vela/domain';

export interface AnswerCount {
  questionId: string;
  kind: CountKind;
  value: string;
  count: number;
}

export interface CountedResponse {
  answers: readonly Answer[];
  completionSeconds: number | null;
}

/**
 * What a set of responses adds to the rollups: how many answered each question or called it not applicable, how often
 * each value was given, and how long people took. Free texts are no values: everybody's is another one.
 */
export function countAnswers(
  responses: readonly CountedResponse[],
  textQuestionIds: ReadonlySet<string>,
): AnswerCount[] {
  const counts = new Map<string, AnswerCount>();
  const add = (questionId: string, kind: CountKind, value: string) => {
    const key = `${questionId}\n${kind}\n${value}`;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { questionId, kind, value, count: 1 });
  };
  for (const { answers, completionSeconds } of responses) {
    if (completionSeconds !== null) add('', 'seconds', String(completionSeconds));
    for (const { questionId, answer, notApplicable } of answers) {
      add(questionId, notApplicable ? 'not_applicable' : 'answered', '');
      if (answer === null || textQuestionIds.has(questionId)) continue;
      for (const value of typeof answer === 'string' ? [answer] : answer) add(questionId, 'value', value);
    }
  }
  return [...counts.values()];
}

/** How many responses belong to each day. */
export function countDays(responses: readonly { submittedOn: string }[]): { day: string; count: number }[] {
  const days = new Map<string, number>();
  for (const { submittedOn } of responses) days.set(submittedOn, (days.get(submittedOn) ?? 0) + 1);
  return [...days].map(([day, count]) => ({ day, count }));
}
