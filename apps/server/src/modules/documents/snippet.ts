export interface SnippetPart {
  text: string;
  match: boolean;
}

/** What is shown of a text: about three lines. */
const SHOWN_LENGTH = 240;
/** Of that, how much stands before the first match. */
const BEFORE = 60;
/** A word that stands in the text more often is as good as found. */
const MOST_MATCHES = 2_000;
const NOTHING = /(?!)/u;

/** The part of a text with most of the matches, in pieces; the start of the text where it has none. */
export function snippetOf(text: string, pattern: RegExp): SnippetPart[] {
  const flat = text.replace(/\s+/g, ' ').trim();
  const matches = matchesIn(flat, pattern);
  const first = densest(matches);
  const from = first === undefined ? 0 : wordStart(flat, first.start - BEFORE);
  const to = wordEnd(flat, from + SHOWN_LENGTH);
  const parts: SnippetPart[] = [];
  let at = from;
  for (const { start, end } of matches.filter((match) => match.start >= from && match.end <= to)) {
    parts.push({ text: flat.slice(at, start), match: false }, { text: flat.slice(start, end), match: true });
    at = end;
  }
  parts.push({ text: flat.slice(at, to) + (to < flat.length ? ' …' : ''), match: false });
  if (from > 0) parts.unshift({ text: '… ', match: false });
  return parts.filter((part) => part.text !== '');
}

/** Finds the words of a question in most of their forms. The database decides what matches; this only shows it. */
export function wordPattern(q: string): RegExp {
  const wanted = q.replace(/(?:^|\s)-(?:"[^"]*"?|\S+)/gu, ' ').toLowerCase();
  const words = [...new Set(wanted.match(/[\p{L}\p{N}]+/gu) ?? [])].filter((word) => word !== 'or');
  if (words.length === 0) return NOTHING;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(formsOf).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Finds a text as it stands, in any case. */
export function exactPattern(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, ' '), 'giu');
}

/** A word without its ending, with whichever other short one. */
function formsOf(word: string): string {
  const stem = word.replace(/(?<=.{3})(?:ings?|ied|ies|ed|es|s|e|y)$/u, '');
  return `${stem}\\p{L}{0,${stem.length < 4 ? 1 : 3}}`;
}

interface Match {
  start: number;
  end: number;
}

function matchesIn(text: string, pattern: RegExp): Match[] {
  const matches: Match[] = [];
  for (const match of text.matchAll(new RegExp(pattern, 'giu'))) {
    if (match[0] !== '') matches.push({ start: match.index, end: match.index + match[0].length });
    if (matches.length === MOST_MATCHES) break;
  }
  return matches;
}

/** The match behind which most others follow within what is shown. */
function densest(matches: readonly Match[]): Match | undefined {
  let best: { match: Match; followers: number } | undefined;
  let end = 0;
  for (const [index, match] of matches.entries()) {
    while ((matches[end]?.end ?? Number.POSITIVE_INFINITY) <= match.start + SHOWN_LENGTH - BEFORE) end += 1;
    if (best === undefined || end - index > best.followers) best = { match, followers: end - index };
  }
  return best?.match;
}

/** The start of the word at a place, or the place itself where no word begins near it. */
function wordStart(text: string, place: number): number {
  if (place <= 0) return 0;
  const space = text.indexOf(' ', place);
  return space >= 0 && space - place < BEFORE / 2 ? space + 1 : place + halfCharacterAt(text, place);
}

function wordEnd(text: string, place: number): number {
  if (place >= text.length) return text.length;
  const space = text.lastIndexOf(' ', place);
  return space >= 0 && place - space < BEFORE / 2 ? space : place - halfCharacterAt(text, place);
}

/** One where a place would cut a character in two. */
const halfCharacterAt = (text: string, place: number): 0 | 1 => (/[\uDC00-\uDFFF]/.test(text.charAt(place)) ? 1 : 0);
