import { detectAll } from 'tinyld';

/** Shorter texts can't be told apart; most of them are English words such as "ok" or "none". */
const FEWEST_LETTERS = 9;
const SURE_ENOUGH = 0.5;
/** Words that English sentences can hardly do without and that other languages hardly write. */
const ENGLISH = /\b(?:the|and|is|are|was|were|we|my|our|they|you|have|has|not|with|this|that|of|to|it|i'm|don't)\b/gi;
const ENGLISH_SHARE = 0.15;

/** Two-letter code of a comment's language; English where nothing speaks against it. */
export function findLanguage(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const words = text.match(/[\p{L}']+/gu)?.length ?? 0;
  const english = text.match(ENGLISH)?.length ?? 0;
  if (words === 0 || english / words >= ENGLISH_SHARE) return 'en';
  const [best] = detectAll(text);
  if (best === undefined || best.lang === 'en') return 'en';
  const isLatin = letters.every((letter) => /\p{Script=Latin}/u.test(letter));
  if (!isLatin) return best.lang;
  return letters.length >= FEWEST_LETTERS && best.accuracy >= SURE_ENOUGH ? best.lang : 'en';
}
