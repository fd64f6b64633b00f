/** What the fonts of every reader have: drawn with those, nothing has to be embedded and measuring is quick. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]*$/;

export const isPlainPdfText = (text: string): boolean => PLAIN.test(text);

/** The scripts that the embedded font has, and signs that belong to no script. */
const HAS_LETTERS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]/u;
/** Of these signs the embedded font has none: emoji, and what only stands among Asian letters. */
const HAS_NOT = /[\u{10000}-\u{10ffff}\u3000-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u;
/** Joins and colours the signs around it; alone it would be a box of its own. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff\u{1f3fb}-\u{1f3ff}]|(?![\t\n])\p{Cc}/gu;

const LONE_SURROGATE = /\p{Cs}/gu;

/** Stands for a sign that the font doesn't have. */
const NO_SIGN = '\u25a1';

/** The text as it can be drawn. */
export function drawableText(text: string): string {
  const seen = text.replace(LONE_SURROGATE, '\ufffd').replace(/\r\n?/g, '\n').replace(UNSEEN, '').replaceAll('\t', ' ');
  if (isPlainPdfText(seen.replaceAll('\n', ''))) return seen;
  return [...seen].map((sign) => (HAS_LETTERS.test(sign) && !HAS_NOT.test(sign) ? sign : NO_SIGN)).join('');
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LETTER = /\p{L}/u;

/** Which way the first letter of a paragraph runs. */
export const runsRightToLeft = (paragraph: string): boolean => RIGHT_TO_LEFT.test(LETTER.exec(paragraph)?.[0] ?? '');

export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/**
 * The words of a line from left to right as they are seen: words of one direction that follow each other are a run, and the
 * runs follow each other in the direction of the paragraph.
 */
export function inVisualOrder(words: readonly string[], paragraphRightToLeft: boolean): string[] {
  const runs: { rightToLeft: boolean; words: string[] }[] = [];
  for (const [index, rightToLeft] of directionsOf(words, paragraphRightToLeft).entries()) {
    const word = words[index] ?? '';
    const seen = rightToLeft ? mirrored(word) : word;
    const last = runs.at(-1);
    if (last?.rightToLeft === rightToLeft) last.words.push(seen);
    else runs.push({ rightToLeft, words: [seen] });
  }
  const seen = runs.map((run) => (run.rightToLeft ? run.words.reverse() : run.words));
  return (paragraphRightToLeft ? seen.reverse() : seen).flat();
}

/** Signs without a letter go with the words around them where these agree, else with the paragraph. */
function directionsOf(words: readonly string[], paragraphRightToLeft: boolean): boolean[] {
  const own = words.map((word) => {
    const letter = LETTER.exec(word)?.[0];
    return letter === undefined ? null : RIGHT_TO_LEFT.test(letter);
  });
  return own.map((direction, index) => {
    if (direction !== null) return direction;
    const before = own.slice(0, index).findLast((one) => one !== null) ?? paragraphRightToLeft;
    const after = own.slice(index + 1).find((one) => one !== null) ?? paragraphRightToLeft;
    return before === after ? before : paragraphRightToLeft;
  });
}

const PAIRS = '()[]{}<>«»';

/** Brackets open towards where the text comes from. */
const mirrored = (word: string): string =>
  word.replace(/[()[\]{}<>«»]/g, (sign) => {
    const place = PAIRS.indexOf(sign);
    return PAIRS.charAt(place % 2 === 0 ? place + 1 : place - 1);
  });

export interface Line {
  words: string[];
  rightToLeft: boolean;
}

/** A text in lines that are no wider than there is room, cut inside of a word only where that alone is wider. */
export function inLines(text: string, width: number, widthOf: (text: string) => number): Line[] {
  return text.split('\n').flatMap((paragraph) => {
    const rightToLeft = runsRightToLeft(paragraph);
    const lines: Line[] = [{ words: [], rightToLeft }];
    let used = 0;
    const space = widthOf(' ');
    for (const word of paragraph.split(' ').flatMap((one) => inParts(one, width, widthOf))) {
      const line = lines.at(-1);
      const needed = widthOf(word);
      if (line && (line.words.length === 0 || used + space + needed <= width)) {
        used += (line.words.length === 0 ? 0 : space) + needed;
        line.words.push(word);
      } else {
        lines.push({ words: [word], rightToLeft });
        used = needed;
      }
    }
    return lines;
  });
}

function inParts(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const sign of word) {
    const needed = widthOf(sign);
    if (part !== '' && used + needed > width) {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += sign;
    used += needed;
  }
  return [...parts, part];
}
