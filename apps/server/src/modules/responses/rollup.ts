import type { Answer, QuestionTally, Tally } from '@vela/domain';

export interface CountedResponse {
  answers: readonly Answer[];
  completionSeconds: number | null;
}

/**
 * A rollup with responses added: how many answered each question or called it not applicable, how often each value was
 * given, and how long people took. Free texts are no values: everybody's is another one.
 */
export function addToRollup(
  rollup: Tally,
  responses: readonly CountedResponse[],
  textQuestionIds: ReadonlySet<string>,
): Tally {
  const seconds = countsIn(rollup.seconds);
  const questions = new Map(Object.entries(rollup.answers).map(([id, counts]) => [id, openCounts(counts)]));
  for (const { answers, completionSeconds } of responses) {
    if (completionSeconds !== null) addOne(seconds, String(completionSeconds));
    for (const { questionId, answer, notApplicable } of answers) {
      const counts = questions.get(questionId) ?? openCounts({});
      questions.set(questionId, counts);
      if (notApplicable) counts.notApplicable += 1;
      else counts.answered += 1;
      if (answer === null || textQuestionIds.has(questionId)) continue;
      for (const value of typeof answer === 'string' ? [answer] : answer) addOne(counts.values, value);
    }
  }
  // From entries, because setting the option "__proto__" by its name would set no value.
  const answers = Object.fromEntries([...questions].map(([id, counts]) => [id, closeCounts(counts)]));
  return { answers, seconds: Object.fromEntries(seconds) };
}

const countsIn = (counts: Record<string, number> | undefined) => new Map(Object.entries(counts ?? {}));

const addOne = (counts: Map<string, number>, value: string) => counts.set(value, (counts.get(value) ?? 0) + 1);

const openCounts = ({ answered, notApplicable, values }: QuestionTally) => ({
  answered: answered ?? 0,
  notApplicable: notApplicable ?? 0,
  values: countsIn(values),
});

const closeCounts = ({ answered, notApplicable, values }: ReturnType<typeof openCounts>): QuestionTally => ({
  ...(answered > 0 ? { answered } : {}),
  ...(notApplicable > 0 ? { notApplicable } : {}),
  ...(values.size > 0 ? { values: Object.fromEntries(values) } : {}),
});

/** How many responses belong to each day. */
export function countDays(responses: readonly { submittedOn: string }[]): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const { submittedOn } of responses) addOne(days, submittedOn);
  return days;
}
