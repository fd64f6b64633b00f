import { toStorableText } from '../surveys/storable-text.ts';

const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085\v]/g;
/** Control characters that mean nothing in a text, marks of direction apart, which Arabic and Hebrew need. */
const CONTROLS = /[\u0000-\u0008\u000c\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff\u00ad\u200b]/g;

/** Letters as drawn, in place of the letters they stand for: ligatures, and Arabic as it looks within a word. */
const DRAWN_FORMS = /[\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc]+/g;
const STARTS_ANEW = /^\s*(?:[-−*•·▪◦‣–—+o]\s|\(?\d{1,3}[.)]\s|\(?[a-z][.)]\s|\||>)/i;
const HYPHENATED = /\p{Ll}[-‐]$/u;
/** A line this much shorter than the longest was broken by its writer, not by the margin. */
const SHORT = 0.7;
const NARROWEST_MARGIN = 40;
/** A letter of two halves and a sign behind it. */
const LONGEST_END = 3;
const UNSPACED_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、；：！？）」]$/u;

/** Text that can be stored and shown: one kind of line break, no control characters, no halves of characters. */
export const cleanText = (text: string): string =>
  toStorableText(
    text
      .replace(LINE_BREAKS, '\n')
      .replace(CONTROLS, '')
      .replace(DRAWN_FORMS, (forms) => forms.normalize('NFKC')),
  );

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/gu, ' ').trim();

/** Joins the lines of a paragraph that a margin broke, words that were hyphenated there too; keeps lists and verses. */
export function joinLines(lines: string[]): string {
  const margin = longestLine(lines);
  // Put together at the end: to look at the end of a growing text a hundred thousand times takes minutes.
  const pieces: string[] = [];
  let last = '';
  let previous = '';
  for (const raw of lines) {
    const line = raw.trim();
    const isNewLine = STARTS_ANEW.test(raw) || margin < NARROWEST_MARGIN || previous.length < margin * SHORT;
    if (last !== '') pieces.push(isNewLine && !isCut(last, line) ? `${last}\n` : beforeBroken(last, line));
    last = line;
    previous = raw.trimEnd();
  }
  return pieces.join('') + last;
}

const isCut = (text: string, line: string) => HYPHENATED.test(text.slice(-LONGEST_END)) && /^\p{Ll}/u.test(line);

/** What stands before the next line of a broken text: without its hyphen, or with a space behind. */
function beforeBroken(text: string, line: string): string {
  if (isCut(text, line)) return text.slice(0, -1);
  return UNSPACED_END.test(text.slice(-LONGEST_END)) ? text : `${text} `;
}

/** Puts the end of one line and the start of the next together again. */
export const joinBroken = (text: string, line: string): string => beforeBroken(text, line) + line;

/** The length of the longest line; there may be too many of them for the arguments of one call. */
export const longestLine = (lines: readonly string[]): number =>
  lines.reduce((longest, line) => Math.max(longest, line.trimEnd().length), 0);
