import { toStorableText } from '../surveys/storable-text.ts';

const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085\v]/g;
/** Control characters that mean nothing in a text, marks of direction apart, which Arabic and Hebrew need. */
const CONTROLS = /[\u0000-\u0008\u000c\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff\u00ad\u200b]/g;

/** Letters as drawn, in place of the letters they stand for: ligatures, and Arabic as it looks within a word. */
const DRAWN_FORMS = /[\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc]+/g;

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
