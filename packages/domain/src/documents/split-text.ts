const BREAKS = [/\n\n+/g, /\n/g, /[.!?。！？]\s*/g, /\s+/g];

/**
 * Cuts a text into pieces of at most so many characters: after a paragraph where it can, else after a line, a sentence
 * or a word, and only then anywhere.
 */
export function splitText(text: string, mostCharacters: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > mostCharacters) {
    const at = lastBreak(rest.slice(0, mostCharacters));
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at);
  }
  return [...pieces, rest.trim()].filter((piece) => piece !== '');
}

/** Half a piece is the least, so that one early break doesn't make a crumb. */
function lastBreak(text: string): number {
  for (const pattern of BREAKS) {
    const last = [...text.matchAll(pattern)].at(-1);
    const end = last === undefined ? 0 : last.index + last[0].length;
    if (end > text.length / 2) return end;
  }
  // Not between the halves of a character outside the basic plane.
  return /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length;
}
