const STARTS_ANEW = /^\s*(?:[-−*•·▪◦‣–—+o]\s|\(?\d{1,3}[.)]\s|\(?[a-z][.)]\s|\||>)/i;
const HYPHENATED = /\p{Ll}[-‐]$/u;
/** A line this much shorter than the longest was broken by its writer, not by the margin. */
const SHORT = 0.7;
const NARROWEST_MARGIN = 40;
const UNSPACED_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、；：！？）」]$/u;

/** Joins the lines of a paragraph that a margin broke, words that were hyphenated there too; keeps lists and verses. */
export function joinLines(lines: string[]): string {
  const margin = Math.max(...lines.map((line) => line.trimEnd().length));
  let text = '';
  let previous = '';
  for (const raw of lines) {
    const line = raw.trim();
    if (text === '') text = line;
    else if (isCut(text, line)) text = joinBroken(text, line);
    else if (STARTS_ANEW.test(raw) || margin < NARROWEST_MARGIN || previous.length < margin * SHORT)
      text += `\n${line}`;
    else text = joinBroken(text, line);
    previous = raw.trimEnd();
  }
  return text;
}

const isCut = (text: string, line: string) => HYPHENATED.test(text) && /^\p{Ll}/u.test(line);

/** Puts the end of one line and the start of the next together again. */
export function joinBroken(text: string, line: string): string {
  if (isCut(text, line)) return text.slice(0, -1) + line;
  return UNSPACED_END.test(text) ? text + line : `${text} ${line}`;
}
