const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;
/** Scripts that are written without spaces; two of their characters are about a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

export const countWords = (text: string): number =>
  countOf(text.replace(UNSPACED, ' '), WORDS) + Math.ceil(countOf(text, UNSPACED) / 2);
