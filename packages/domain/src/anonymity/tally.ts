/** What the answers to a question add up to. What would be 0 is left out. */
export interface QuestionTally {
  /** People who were asked it, whether they answered or not. */
  asked?: number;
  answered?: number;
  notApplicable?: number;
  /** How often each value or option was given. Free texts have none: everybody's is another one. */
  values?: Readonly<Record<string, number>>;
}

/** What the responses of a group add up to. */
export interface Tally {
  /** By question. */
  answers: Readonly<Record<string, QuestionTally>>;
  /** Completion times: how many took so many seconds. */
  seconds: Readonly<Record<string, number>>;
}

export const NO_TALLY: Tally = { answers: {}, seconds: {} };

/** The sum of what several groups add up to. Most often only one of them holds anything. */
export function addTallies(tallies: readonly Tally[]): Tally {
  const [first = NO_TALLY, ...others] = tallies.filter(holdsAnything);
  if (others.length === 0) return first;
  const questions = new Map<string, QuestionTally[]>();
  for (const { answers } of [first, ...others]) {
    for (const [id, counts] of Object.entries(answers)) {
      const known = questions.get(id);
      if (known) known.push(counts);
      else questions.set(id, [counts]);
    }
  }
  // From entries, because setting the name "__proto__" would set no value.
  return {
    answers: Object.fromEntries([...questions].map(([id, counts]) => [id, addQuestionTallies(counts)])),
    seconds: addCounts([first, ...others].map(({ seconds }) => seconds)),
  };
}

const holdsAnything = ({ answers, seconds }: Tally): boolean => !isEmpty(answers) || !isEmpty(seconds);

const isEmpty = (record: Readonly<Record<string, unknown>>): boolean => Object.keys(record).length === 0;

export function addQuestionTallies(tallies: readonly QuestionTally[]): QuestionTally {
  const [only] = tallies;
  if (only !== undefined && tallies.length === 1) return only;
  const total = (of: (tally: QuestionTally) => number | undefined) =>
    tallies.reduce((sum, tally) => sum + (of(tally) ?? 0), 0);
  return toQuestionTally({
    asked: total(({ asked }) => asked),
    answered: total(({ answered }) => answered),
    notApplicable: total(({ notApplicable }) => notApplicable),
    values: addCounts(tallies.map(({ values }) => values ?? {})),
  });
}

/** The same without what would be 0, so that equal counts are equal objects. */
export function toQuestionTally({ asked, answered, notApplicable, values }: Required<QuestionTally>): QuestionTally {
  return {
    ...(asked === 0 ? {} : { asked }),
    ...(answered === 0 ? {} : { answered }),
    ...(notApplicable === 0 ? {} : { notApplicable }),
    ...(isEmpty(values) ? {} : { values }),
  };
}

export function addCounts(parts: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> {
  const [first = {}, ...others] = parts;
  if (others.length === 0) return first;
  const sums = new Map(Object.entries(first));
  for (const part of others) {
    for (const [value, count] of Object.entries(part)) sums.set(value, (sums.get(value) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}

/** What is left of a tally when a part of it is taken away; null where the part is none, because it has more of something. */
export function subtractQuestionTally(whole: QuestionTally, part: QuestionTally): QuestionTally | null {
  const values = subtractCounts(whole.values ?? {}, part.values ?? {});
  const asked = (whole.asked ?? 0) - (part.asked ?? 0);
  const answered = (whole.answered ?? 0) - (part.answered ?? 0);
  const notApplicable = (whole.notApplicable ?? 0) - (part.notApplicable ?? 0);
  if (values === null || Math.min(asked, answered, notApplicable) < 0) return null;
  return toQuestionTally({ asked, answered, notApplicable, values });
}

export function subtractCounts(
  whole: Readonly<Record<string, number>>,
  part: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> | null {
  const negative = Object.fromEntries(Object.entries(part).map(([value, count]) => [value, -count]));
  const left = Object.entries(addCounts([whole, negative])).filter(([, count]) => count !== 0);
  return left.some(([, count]) => count < 0) ? null : Object.fromEntries(left);
}

export const totalCount = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
