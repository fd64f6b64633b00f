import { toQuestionTally, type Tally } from '@vela/domain/anonymity';
import type { Answer, Question } from '@vela/domain/surveys';

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

/** What counting the responses to a version needs to know of it. */
export interface VersionQuestions {
  /** Those that respondents are asked. */
  questionIds: readonly string[];
  /** Those that are answered by free text; a question never changes its type once launched. */
  textQuestionIds: ReadonlySet<string>;
  /** Equal for versions between which a response can't be told: they ask the same and differ in wording at most. */
  form: string;
}

export function versionQuestions(questions: readonly Question[]): VersionQuestions {
  const asked = questions.filter(({ hidden }) => !hidden);
  return {
    questionIds: asked.map(({ _id }) => _id),
    textQuestionIds: textQuestionIds(questions),
    form: JSON.stringify(asked.map(answerableOf)),
  };
}

/** What decides which answers a question can have. */
const answerableOf = (question: Question) => [
  question._id,
  question.options,
  question.required,
  question.ratingMax ?? null,
  question.allowMultiple ?? false,
  question.allowOther ?? false,
  question.allowComment ?? false,
  question.allowNotApplicable ?? false,
  question.showIf ?? null,
];

/** The questions of all versions that are answered by free text. */
export const textQuestionsOf = (versions: ReadonlyMap<number, VersionQuestions>): Set<string> =>
  new Set([...versions.values()].flatMap((version) => [...version.textQuestionIds]));

/** The questions that are answered by free text: everybody's answer is another one, so there is nothing to count. */
export const textQuestionIds = (questions: readonly Question[]): Set<string> =>
  new Set(questions.filter(({ type }) => type === 'text').map(({ _id }) => _id));

const LONGEST_SECONDS = 86_400;
/** Up to each bound, times are kept in steps of so many seconds. */
const STEPS = [
  { below: 120, step: 1 },
  { below: 600, step: 5 },
  { below: LONGEST_SECONDS, step: 60 },
] as const;

/**
 * A completion time as it is stored: null for what no clock can have measured, at most a day, and the coarser the longer,
 * so that it singles nobody out and a survey has at most about 1,650 different ones however many people answer.
 */
export function toCompletionSeconds(raw: number | null | undefined): number | null {
  if (raw === null || raw === undefined || Number.isNaN(raw) || raw < 0) return null;
  const { step } = STEPS.find(({ below }) => raw < below) ?? STEPS[2];
  return Math.min(LONGEST_SECONDS, Math.round(raw / step) * step);
}
