import iconv from 'iconv-lite';
import { ReadingProblem } from '../reading-problem.ts';

/** How the document of Word 6 and 95 begins; from Word 97 on it is another number. */
const WORD_6 = 0xa5dc;
const FLAGS_AT = 0x0a;
const IS_PIECEWISE = 0x0004;
const TEXT_START_AT = 0x18;
const TEXT_END_AT = 0x1c;
const LANGUAGE_AT = 0x06;
const MAIN_LENGTH_AT = 0x34;

/** By the language a document was made with: Central European, Cyrillic, Greek, Turkish. */
const CODE_PAGES: Record<number, string> = {
  0x405: 'windows-1250',
  0x40e: 'windows-1250',
  0x415: 'windows-1250',
  0x419: 'windows-1251',
  0x422: 'windows-1251',
  0x408: 'windows-1253',
  0x41f: 'windows-1254',
};

export const isOldWord = (main: Buffer): boolean => main.readUInt16LE(0) === WORD_6;

/** The text of a document of Word 6 or 95: one byte a character, in one run unless it was saved in a hurry. */
export function readOldWord(main: Buffer): string {
  if ((main.readUInt16LE(FLAGS_AT) & IS_PIECEWISE) !== 0)
    throw new ReadingProblem('broken', 'an old Word document that was saved fast, in pieces');
  const start = main.readUInt32LE(TEXT_START_AT);
  const end = Math.min(main.readUInt32LE(TEXT_END_AT), start + main.readUInt32LE(MAIN_LENGTH_AT));
  if (start >= end || end > main.length) throw new ReadingProblem('broken', 'the text lies outside the document');
  const codePage = CODE_PAGES[main.readUInt16LE(LANGUAGE_AT)] ?? 'windows-1252';
  return withoutFields(iconv.decode(main.subarray(start, end), codePage))
    .replace(/[\r\v\f\u000e]/g, '\n')
    .replaceAll('\u0007', '\t');
}

/** A field is its instruction, a separator and its result; only the result is text. */
function withoutFields(text: string): string {
  const inner = /\u0013[^\u0013\u0014\u0015]*\u0014?([^\u0013\u0014\u0015]*)\u0015/g;
  let before = '';
  let after = text;
  while (before !== after) {
    before = after;
    after = before.replace(inner, '$1');
  }
  return after;
}
