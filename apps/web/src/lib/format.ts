import { roundHalfUp } from '@vela/domain/scoring';
import type { Category } from '@vela/domain/surveys';

export interface Formats {
  /** 5 Mar 2026 */
  date(iso: string): string;
  /** 5 Mar 2026, 14:30 */
  dateTime(iso: string): string;
  /** Whole numbers with separators; others with at most one decimal. */
  number(value: number): string;
  /** With exactly one decimal, rounded half up: means and scores. */
  oneDecimal(value: number): string;
  /** A share from 0 to 100 as a whole per cent. */
  percent(value: number): string;
}

/** Dates and numbers as a member reads them; an unknown language or zone falls back to the browser's. */
export function createFormats({ locale, timeZone }: { locale: string | null; timeZone: string | null }): Formats {
  const language = supported(locale);
  const zone = knownZone(timeZone);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: zone });
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const oneDecimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return {
    date: (iso) => date.format(new Date(iso)),
    dateTime: (iso) => dateTime.format(new Date(iso)),
    number: (value) => number.format(value),
    oneDecimal: (value) => oneDecimal.format(roundHalfUp(value, 1)),
    percent: (value) => percent.format(roundHalfUp(value, 0) / 100),
  };
}

function supported(locale: string | null): string | undefined {
  if (locale === null) return undefined;
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale)[0];
  } catch {
    return undefined;
  }
}

function knownZone(timeZone: string | null): string | undefined {
  if (timeZone === null) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** "1 question", "3 questions": English plural with the number in the member's format. */
export function counted(formats: Formats, count: number, one: string, many = `${one}s`): string {
  return `${formats.number(count)} ${count === 1 ? one : many}`;
}

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** 1,234,567 -> 1.2 MB */
export function fileSize(bytes: number, formats: Formats): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${formats.number(bytes / 1000 ** power)} ${UNITS[power] ?? 'bytes'}`;
}

/** Categories are plain words; a label is the word with a capital. */
export const categoryLabel = (category: Category): string => category.charAt(0).toUpperCase() + category.slice(1);
