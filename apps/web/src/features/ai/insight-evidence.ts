import type { Insights } from '@vela/contract';

type Evidence = Insights['evidence'][number];

/** The survey that a line of the insights stands on, where its evidence names one. */
export const surveyBehind = (line: string, evidence: readonly Evidence[]): string | undefined =>
  evidence.find(({ statement }) => statement === line)?.surveyId;

/** Evidence that is not on the screen as a line already. */
export const furtherEvidence = (evidence: readonly Evidence[], shown: readonly string[]): Evidence[] =>
  evidence.filter(({ statement }) => !shown.includes(statement));

/** Engines may put the base into the statement; then it is not said twice. */
export const namesItsBase = ({ statement, base }: Evidence): boolean =>
  (statement.match(/\d+/g) ?? []).some((figure) => Number(figure) === base);
