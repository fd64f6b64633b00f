import { EMPLOYMENT_YEARS } from './people-rules.ts';

export type ReadDate = { date: string } | { problem: string };

const TIME = String.raw`(?:[T ]+[0-9:.]{4,}(?:Z| ?[AP]M|[+-]\d\d:?\d\d)?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${TIME}$`, 'i');
const DOTTED = new RegExp(String.raw`^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})${TIME}$`, 'i');
const EITHER_WAY = new RegExp(String.raw`^(\d{1,2})([-/])(\d{1,2})\2(\d{4})${TIME}$`, 'i');
const DAY_WORD = /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -]+(?:de )?(\p{L}{3,})\.?,?[ -]+(?:de )?(\d{4})$/iu;
const WORD_DAY = /^(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu;
const SHORT_YEAR = /^\d{1,2}[-/.] ?\d{1,2}[-/.] ?\d{2}$/;

/** By their first three letters: English, German, Spanish. */
const MONTHS = new Map(
  'jan feb mar apr may jun jul aug sep oct nov dec ene mär mai okt dez abr ago dic'
    .split(' ')
    .map((word, index): [string, number] => [word, [...Array(12).keys(), 0, 2, 4, 9, 11, 3, 7, 11][index] ?? 0]),
);

/** Whether day or month stands first in the dates of a column that can be read both ways; null when nothing tells. */
export function dayOrderOf(column: readonly string[]): 'day-first' | 'month-first' | null {
  let dayFirst = false;
  let monthFirst = false;
  for (const text of column) {
    const [, first, , second] = EITHER_WAY.exec(text) ?? [];
    if (first === undefined) continue;
    dayFirst ||= Number(first) > 12 && Number(second) <= 12;
    monthFirst ||= Number(second) > 12 && Number(first) <= 12;
  }
  if (dayFirst === monthFirst) return null;
  return dayFirst ? 'day-first' : 'month-first';
}

/** A date as other programs write it, `YYYY-MM-DD`, or what to do about it. */
export function readDate(text: string, order: 'day-first' | 'month-first' | null): ReadDate {
  const iso = YEAR_FIRST.exec(text) ?? /^(\d{4})()(\d\d)(\d\d)$/.exec(text);
  if (iso) return dayOf(text, [iso[1], iso[3], iso[4]]);
  const dotted = DOTTED.exec(text);
  if (dotted) return dayOf(text, [dotted[3], dotted[2], dotted[1]]);
  const either = EITHER_WAY.exec(text);
  if (either) return eitherWay(text, either, order);
  const word = DAY_WORD.exec(text);
  if (word) return withMonthWord(text, { day: word[1], month: word[2], year: word[3] });
  const american = WORD_DAY.exec(text);
  if (american) return withMonthWord(text, { day: american[2], month: american[1], year: american[3] });
  if (SHORT_YEAR.test(text))
    return { problem: `Please write the year of “${text}” with four digits, as in 2024-01-31` };
  return noDate(text);
}

const noDate = (text: string): ReadDate => ({ problem: `“${text}” is not a date. Please write it as 2024-01-31.` });

function eitherWay(text: string, match: RegExpExecArray, order: 'day-first' | 'month-first' | null): ReadDate {
  const [, first, , second, year] = match;
  const [a, b] = [Number(first), Number(second)];
  if (order === 'day-first' || a > 12 || a === b) return dayOf(text, [year, second, first]);
  if (order === 'month-first' || b > 12) return dayOf(text, [year, first, second]);
  return {
    problem: `“${text}” can be read with the day or the month first, and so can the rest of the column. Please write dates as 2024-01-31.`,
  };
}

function withMonthWord(
  text: string,
  parts: { day: string | undefined; month: string | undefined; year: string | undefined },
) {
  const month = MONTHS.get((parts.month ?? '').slice(0, 3).toLowerCase());
  return month === undefined ? noDate(text) : dayOf(text, [parts.year, String(month + 1), parts.day]);
}

function dayOf(text: string, parts: (string | undefined)[]): ReadDate {
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const moment = new Date(Date.UTC(year, month - 1, day));
  const exists = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  if (!exists) return { problem: `There is no ${text}. Please check the day and the month.` };
  if (year < EMPLOYMENT_YEARS.first || year > EMPLOYMENT_YEARS.last) return noDate(text);
  return { date: moment.toISOString().slice(0, 10) };
}
