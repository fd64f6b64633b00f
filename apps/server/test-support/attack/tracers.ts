/**
 * Answers that name who gave them. An option that one person alone chooses shows in a released distribution whether that
 * person is in it; a text that only one person writes shows whose it is.
 */
export const optionTracer = (question: number, person: number): string => `Zq${question}p${person}z`;
export const textTracer = (survey: number, question: number, person: number): string =>
  `Zs${survey}t${question}p${person}z`;

export interface OptionTracer {
  question: number;
  person: number;
}

export interface TextTracer extends OptionTracer {
  survey: number;
}

export function parseOption(text: string): OptionTracer | null {
  const [, question, person] = /^Zq(\d+)p(\d+)z$/.exec(text) ?? [];
  return question === undefined || person === undefined ? null : { question: Number(question), person: Number(person) };
}

/** All texts of people in a body of any kind. */
export const textsIn = (body: string): TextTracer[] =>
  [...body.matchAll(/Zs(\d+)t(\d+)p(\d+)z/g)].map(([, survey, question, person]) => ({
    survey: Number(survey),
    question: Number(question),
    person: Number(person),
  }));

/** Options with the count that stands behind each in a body that is no JSON, such as the lines of a table. */
export const countedOptionsIn = (body: string): (OptionTracer & { count: number })[] =>
  [...body.matchAll(/Zq(\d+)p(\d+)z"?[,;\t|: ]+"?(\d+)\b/g)].map(([, question, person, count]) => ({
    question: Number(question),
    person: Number(person),
    count: Number(count),
  }));
