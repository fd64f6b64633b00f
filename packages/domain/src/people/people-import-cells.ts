import { withoutFormulaGuard } from '../export/spreadsheet-cells.ts';

const SEEN = /[^\s\p{Cf}]/u;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Signs that turn the text behind them around; the forms drop them as well. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
/** Blanks that programs leave at the ends without anybody seeing them. */
const ENDS = /^[\s\u200b\u2060\ufeff]+|[\s\u200b\u2060\ufeff]+$/gu;
/** Most cells: nothing in them needs a closer look, which takes ten times as long. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;
/** The same addresses that the forms accept. */
const EMAIL = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const LONGEST_EMAIL = 254;

/** A cell as one line of text without blanks around it and without the apostrophe that guards formulas. */
export function cleanCell(cell: string): string {
  return plainText(withoutFormulaGuard(cell));
}

/** Text in the form in which what is stored and what is imported are compared. */
export function plainText(text: string): string {
  if (text === '' || PLAIN.test(text)) return text;
  const plain = text.normalize('NFC').replace(TURNING, '').replace(BREAKS, ' ').replace(ENDS, '');
  return SEEN.test(plain) ? plain : '';
}

/** Departments are the same whatever the case. */
export const departmentKey = (name: string): string => plainText(name).toLowerCase();

/** An address as typed into a cell, also one that was copied as a link. */
export function cleanEmail(cell: string): string {
  const text = cleanCell(cell);
  const address = /^mailto:/i.test(text) ? text.slice('mailto:'.length) : text;
  return PLAIN.test(address) ? address : address.replace(/\p{Cf}/gu, '');
}

export const isEmailAddress = (text: string): boolean => text.length <= LONGEST_EMAIL && EMAIL.test(text);

/** Words that belong to the last name behind them. */
const PARTICLES = new Set(
  'al bin da dal de dei del della den der di dos du el la le ten ter van vom von zu zum zur'.split(' '),
);

/** `Ada Byron`, `Byron, Ada` or `Ludwig van Beethoven` in two parts; a single word is a first name. */
export function splitFullName(name: string): { firstName: string; lastName: string } {
  const comma = name.indexOf(',');
  if (comma > 0) return { firstName: name.slice(comma + 1).trim(), lastName: name.slice(0, comma).trim() };
  const words = name.split(/\s+/);
  let start = words.length - 1;
  while (start > 1 && PARTICLES.has((words[start - 1] ?? '').toLowerCase())) start -= 1;
  if (start < 1) return { firstName: name, lastName: '' };
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') };
}
