import type { Figure, Change } from '@vela/contract';
import { roundHalfUp } from '@vela/domain/scoring';
import { counted, type Formats } from '../../../lib/format.ts';
import { signed } from '../../../lib/figure-texts.ts';
import type { Explanation } from './figure.tsx';

/** What kind of number a figure is: it decides how it is written, and what its base counts. */
export type FigureKind = 'score' | 'percent' | 'rate' | 'enps';

/** A number of this kind as it stands on a screen: whole, rounded half up. */
export function valueText(formats: Formats, kind: FigureKind, value: number): string {
  switch (kind) {
    case 'score':
      return formats.number(roundHalfUp(value, 0));
    case 'percent':
    case 'rate':
      return formats.percent(value);
    case 'enps':
      return signed(formats, value);
  }
}

/** The figure itself, or in a word why there is none. */
export function figureText(formats: Formats, kind: FigureKind, { value, hidden }: Figure): string {
  if (hidden) return 'Hidden';
  return value === null || !Number.isFinite(value) ? 'No answers yet' : valueText(formats, kind, value);
}

/** Both ends with one decimal, because whole numbers would often make them one. */
export function intervalText(formats: Formats, { low, high }: Pick<Figure, 'low' | 'high'>): string | undefined {
  if (low === null || high === null) return undefined;
  return `${formats.oneDecimal(low)} to ${formats.oneDecimal(high)}`;
}

/** All that a figure opens to. Over several surveys, one person may stand in its base more than once. */
export function explainFigure(
  formats: Formats,
  definition: string,
  { figure, kind, isOverSurveys = false }: { figure: Figure; kind: FigureKind; isOverSurveys?: boolean },
): Explanation {
  return {
    definition,
    base: baseText(formats, kind, { figure, isOverSurveys }),
    interval: kind === 'enps' ? enpsInterval(formats, figure) : intervalText(formats, figure),
    leftOut: leftOutLines(formats, figure),
  };
}

const enpsInterval = (formats: Formats, { low, high }: Figure): string | undefined =>
  low === null || high === null ? undefined : `${signed(formats, low)} to ${signed(formats, high)}`;

function baseText(
  formats: Formats,
  kind: FigureKind,
  { figure: { base, people, hidden }, isOverSurveys }: { figure: Figure; isOverSurveys: boolean },
): string {
  if (hidden) return 'Hidden: too few people';
  if (kind === 'rate') {
    const whole = isOverSurveys
      ? counted(formats, base, 'time asked', 'times asked')
      : counted(formats, base, 'person', 'people');
    return `${formats.number(people)} of ${whole}`;
  }
  const answers = counted(formats, base, 'answer');
  if (people === 0) return answers;
  return isOverSurveys
    ? `${answers} in ${counted(formats, people, 'response')}`
    : `${answers} of ${counted(formats, people, 'person', 'people')}`;
}

function leftOutLines(formats: Formats, { leftOut, hidden }: Figure): string[] {
  if (hidden) return [];
  const { skipped, notApplicable } = leftOut;
  const answers = (count: number) => counted(formats, count, 'answer');
  return [
    skipped > 0 && `${counted(formats, skipped, 'time')} a question was skipped`,
    notApplicable > 0 && `${answers(notApplicable)} "Not applicable"`,
    waitingLine(formats, leftOut),
  ].filter((line) => typeof line === 'string');
}

/** Responses that can't be read are in no figure; null where there are none. */
export function waitingLine(formats: Formats, { waiting }: Figure['leftOut']): string | null {
  if (waiting === null) return 'Answers that wait until enough people of the group have answered; how many is not told';
  return waiting === 0 ? null : `${counted(formats, waiting, 'response')} waiting, so that no small group shows`;
}

export type ChangeDirection = 'up' | 'down' | 'unclear';

/** What may be chance has no direction. */
export function changeDirection({ value, isNoise }: NonNullable<Change>): ChangeDirection {
  if (isNoise || value === 0) return 'unclear';
  return value > 0 ? 'up' : 'down';
}

/** "+3.2": signed, at most one decimal, never "+0" or "-0". */
export function signedDecimal(formats: Formats, value: number): string {
  const rounded = roundHalfUp(value, 1);
  return `${rounded > 0 ? '+' : ''}${formats.number(rounded)}`;
}

/** "+0.4 to +6", where an interval can be told. */
export const changeInterval = (formats: Formats, { low, high }: NonNullable<Change>): string | null =>
  low === null || high === null ? null : `${signedDecimal(formats, low)} to ${signedDecimal(formats, high)}`;
