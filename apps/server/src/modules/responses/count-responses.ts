import { toQuestionTally, type Tally } from '@vela/domain/anonymity';
import type { Answer } from '@vela/domain/surveys';
import type { VersionQuestions } from './version-questions.ts';

export interface CountedResponse {
  version: number;
  answers: readonly Answer[];
  completionSeconds: number | null;
}

/**
 * What responses add up to: how many were asked each question, answered it or called it not applicable, how often each
 * value was given, and how long people took. Free texts are no values: everybody's is another one.
 */
export function countResponses(
  responses: readonly CountedResponse[],
  versions: ReadonlyMap<number, VersionQuestions>,
): Tally {
  const seconds = new Map<string, number>();
  const questions = new Map<string, OpenTally>();
  const tallyOf = (id: string): OpenTally => {
    const tally = questions.get(id) ?? { asked: 0, answered: 0, notApplicable: 0, values: new Map() };
    questions.set(id, tally);
    return tally;
  };
  for (const { version, answers, completionSeconds } of responses) {
    if (completionSeconds !== null) addOne(seconds, String(completionSeconds));
    const asked = versions.get(version);
    for (const id of asked?.questionIds ?? []) tallyOf(id).asked += 1;
    for (const { questionId, answer, notApplicable } of answers) {
      const tally = tallyOf(questionId);
      if (notApplicable) tally.notApplicable += 1;
      else tally.answered += 1;
      if (answer === null || asked?.textQuestionIds.has(questionId)) continue;
      for (const value of typeof answer === 'string' ? [answer] : answer) addOne(tally.values, value);
    }
  }
  // From entries, because setting the option "__proto__" by its name would set no value.
  const answers = Object.fromEntries([...questions].map(([id, tally]) => [id, toClosed(tally)]));
  return { answers, seconds: Object.fromEntries(seconds) };
}

interface OpenTally {
  asked: number;
  answered: number;
  notApplicable: number;
  values: Map<string, number>;
}

const toClosed = ({ values, ...counts }: OpenTally) =>
  toQuestionTally({ ...counts, values: Object.fromEntries(values) });

const addOne = (counts: Map<string, number>, value: string) => counts.set(value, (counts.get(value) ?? 0) + 1);

/** How many responses belong to each day. */
export function countDays(responses: readonly { submittedOn: string }[]): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const { submittedOn } of responses) addOne(days, submittedOn);
  return days;
}
